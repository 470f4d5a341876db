import { Button, Tag, useFormat, useWords } from '@guanlan/platform/web'
import type { GeneralDimension } from '../contract.ts'
import { strings } from '../strings.ts'
import { addressOf, addressOfCustomising } from './addresses.ts'
import { useActs } from './use-acts.ts'
import styles from './Vocabularies.module.css'

/** A general dimension as it is: its words, and the ways to make it one's own or to do without it. */
export function GeneralView({ dimension, onGo }: { dimension: GeneralDimension; onGo: (to: string) => void }) {
  const t = useWords(strings)
  const acts = useActs()
  const turnOff = () =>
    acts.switchOff(dimension).then(
      ({ id }) => onGo(addressOf(id)),
      () => {},
    )
  return (
    <section className={styles.editor} aria-label={dimension.name}>
      <header className={styles.head}>
        <h1 className="cut">{dimension.name}</h1>
        <Tag>{t('general')}</Tag>
        <span className="grow" />
        <Button onClick={() => void turnOff()}>{t('switchOff')}</Button>
        <Button kind="primary" onClick={() => onGo(addressOfCustomising(dimension.id))}>
          {t('customise')}
        </Button>
      </header>
      <div className={styles.general}>
        <p className={styles.note}>{t('generalNote')}</p>
        <Words title={t('sureWords')} note={t('sureWordsNote')} words={dimension.words} />
        <Words title={t('hintWords')} note={t('hintWordsNote')} words={dimension.hints} />
      </div>
    </section>
  )
}

function Words({ title, note, words }: { title: string; note: string; words: readonly string[] }) {
  const format = useFormat()
  return (
    <>
      <h2>
        {title} <small className="dim">{`${format.exact(words.length)} · ${note}`}</small>
      </h2>
      <ul className={styles.chips}>
        {words.map(word => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </>
  )
}
