import { Button, type List, Tag, useFormat, useWords } from '@guanlan/platform/web'
import type { GeneralDimension, Listed, VocabularyQuestion } from '../contract.ts'
import { strings } from '../strings.ts'
import { vocabularyApi as api } from './queries.ts'
import styles from './Vocabularies.module.css'

/** A general dimension as it is: its words, and the ways to make it one's own or to do without it. */
export function GeneralView({
  dimension,
  list,
  onCustomise,
}: {
  dimension: GeneralDimension
  list: List<Listed, VocabularyQuestion>
  onCustomise: () => void
}) {
  const t = useWords(strings)
  const { id, name, words, hints } = dimension
  const switchOff = async () => {
    const body = { use: 'dimension' as const, name, words, hints, replaces: id, enabled: false }
    const made = await list.act(
      () => api.create.act({ body }),
      () => t('switchedOff', { name }),
    )
    if (made) void list.open(made.id, { general: null })
  }
  return (
    <section className={styles.view} aria-label={name}>
      <header>
        <h2 className="cut">{name}</h2>
        <Tag>{t('general')}</Tag>
        <span className="grow" />
        <Button onClick={() => void switchOff()}>{t('switchOff')}</Button>
        <Button kind="primary" onClick={onCustomise}>
          {t('customise')}
        </Button>
      </header>
      <div>
        <p className={styles.note}>{t('generalNote')}</p>
        <Words title={t('sureWords')} note={t('sureWordsNote')} words={words} />
        <Words title={t('hintWords')} note={t('hintWordsNote')} words={hints} />
      </div>
    </section>
  )
}

function Words({ title, note, words }: { title: string; note: string; words: readonly string[] }) {
  const format = useFormat()
  return (
    <>
      <h3>
        {title} <small className="dim">{`${format.exact(words.length)} · ${note}`}</small>
      </h3>
      <ul className={styles.words}>
        {words.map(word => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </>
  )
}
