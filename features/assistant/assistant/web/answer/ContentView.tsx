import { ModelWay } from '@guanlan/features/handling/models/web'
import { Row, useWords } from '@guanlan/platform/web'
import { lazy, Suspense } from 'react'
import type { Content, Written } from '../../contract.ts'
import { screenStrings } from '../../strings/screens.ts'
import styles from './answer.module.css'
import { Figures } from './Figures.tsx'
import { Insufficient } from './Insufficient.tsx'
import { Sentences } from './Sentences.tsx'
import { Dropped, Sources } from './Sources.tsx'

const WrittenNote = lazy(() => import('./WrittenNote.tsx'))
const WritingView = lazy(() => import('./WritingView.tsx'))
const Contradictions = lazy(() => import('./Contradictions.tsx'))

/** What an answer says, of whichever kind it is. Texts are drawn as they stand: nothing of them is markup. */
export function ContentView({ content }: { content: Content }) {
  const t = useWords(screenStrings)
  if (content.kind === 'translated')
    return (
      <>
        <p className={styles.translated}>{content.text}</p>
        <p className="dim">
          {content.translator === 'opencc' ? t('byTables') : t('by', { translator: content.translator })}
        </p>
      </>
    )
  if (content.kind === 'writing')
    return (
      <Suspense>
        <WritingView content={content} />
      </Suspense>
    )
  if (content.kind === 'excerpts')
    return (
      <>
        <h3>{content.title}</h3>
        <WithoutModel />
        {content.sections.map(({ title, sentences }) => (
          <section key={title} aria-label={title}>
            <h4>{title}</h4>
            <Sentences sentences={sentences} passages={content.passages} query="" />
          </section>
        ))}
        <Dropped dropped={content.dropped} />
        <Sources passages={content.passages} query="" />
      </>
    )
  return (
    <>
      <Figures figures={content.figures} />
      {content.written ? (
        <Suspense>
          <WrittenNote written={content.written} />
        </Suspense>
      ) : (
        content.sentences.length > 0 &&
        (content.withoutModel ? <WithoutModel /> : <p className="dim">{t('quotedAlone')}</p>)
      )}
      {content.state === 'insufficient' ? (
        <Insufficient answer={content} />
      ) : (
        <Sentences
          sentences={content.sentences}
          passages={content.passages}
          query={content.plan.query}
          isWritten={isWritten(content.written)}
        />
      )}
      {content.contradictions && content.contradictions.length > 0 && (
        <Suspense>
          <Contradictions answer={content} />
        </Suspense>
      )}
      <Dropped dropped={content.dropped} />
      {content.passages.length > 0 && <Sources passages={content.passages} query={content.plan.query} />}
    </>
  )
}

/** With none of the model's sentences left, those of the articles stand there. */
const isWritten = (written: Written | undefined): boolean =>
  written !== undefined && (written.problem === null || written.problem === 'stopped')

function WithoutModel() {
  return (
    <Row gap={8} wrap={2} align="center">
      <span className="dim">{useWords(screenStrings)('noModel')}</span>
      <ModelWay />
    </Row>
  )
}
