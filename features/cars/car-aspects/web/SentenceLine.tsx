import { sentimentName, webAddress } from '@guanlan/features/articles/articles/web'
import { ChoiceMenu, linkTo, Moment, Row, Sentiment, Stack, Tag, useMay, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import { type Aspect, aspects, type Sentence } from '../contract.ts'
import { strings } from '../strings.ts'
import styles from './car-aspects.module.css'

type Leaning = Sentence['leaning']
const leanings: readonly Leaning[] = [1, 0, -1]
const choices: readonly (Aspect | null)[] = [...aspects, null]

/** One sentence with its article, its judgement, and the choice of another. */
export function SentenceLine({
  sentence,
  correct,
}: {
  sentence: Sentence
  correct: (aspect: Aspect | null, leaning: Leaning) => void
}) {
  const t = useWords(strings)
  const may = useMay()('cars.edit')
  const { aspect, leaning, source, text, title, medium, publishedAt } = sentence
  const nameOf = (one: Aspect | null) => (one === null ? t('noAspect') : t(one))
  return (
    <Stack as="li" gap={6} className={styles.sentence}>
      <p>{text ?? <span className="dim">{t('changedText')}</span>}</p>
      <Row gap={8} align="center" wrap={4} className="dim">
        <Tag>{t(source)}</Tag>
        <Origin sentence={sentence} title={title} />
        <span>{medium}</span>
        <Moment at={publishedAt} />
        {sentence.dealers.map(name => (
          <Tag key={name}>{name}</Tag>
        ))}
      </Row>
      <Row gap={8} align="center" wrap={4}>
        {may ? (
          <>
            <ChoiceMenu values={choices} value={aspect} name={nameOf} onChange={next => correct(next, leaning)} />
            <ChoiceMenu
              values={leanings}
              value={leaning}
              name={value => t(sentimentName(value))}
              onChange={next => correct(aspect, next)}
            />
          </>
        ) : (
          <>
            <Tag>{nameOf(aspect)}</Tag>
            <Sentiment value={sentimentName(leaning)} />
          </>
        )}
        {sentence.isCorrected && (
          <span className="dim">
            {t('correctedBy', { name: sentence.updatedBy ?? '' })} ·{' '}
            {t('judgedAs', { aspect: t(sentence.found), leaning: t(sentimentName(sentence.judged)) })}
          </span>
        )}
      </Row>
    </Stack>
  )
}

function Origin({ sentence, title }: { sentence: Sentence; title: string }) {
  if (sentence.source === 'article') return <Link to={linkTo(`/monitorDetail?id=${sentence.sourceId}`)}>{title}</Link>
  const address = webAddress(sentence.url)
  if (address === null) return <span>{title}</span>
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {title}
    </a>
  )
}
