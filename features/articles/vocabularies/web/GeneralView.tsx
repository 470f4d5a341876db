import { Button, type List, Note, RecordView, Tag, useFormat, useWords, WordList } from '@guanlan/platform/web'
import type { GeneralDimension, Listed, VocabularyQuestion } from '../contract.ts'
import { strings } from '../strings.ts'
import { vocabularyApi as api } from './queries.ts'

/** A general dimension as it is: its words, and the ways to make it one's own or to do without it. */
export function GeneralView({
  dimension: { id, name, words, hints },
  list,
  onCustomise,
}: {
  dimension: GeneralDimension
  list: List<Listed, VocabularyQuestion>
  onCustomise: () => void
}) {
  const t = useWords(strings)
  const format = useFormat()
  const switchOff = async () => {
    const body = { use: 'dimension' as const, name, words, hints, replaces: id, enabled: false }
    const made = await list.act(
      () => api.create.act({ body }),
      () => t('switchedOff', { name }),
    )
    if (made) void list.open(made.id, { general: null })
  }
  const acts = (
    <>
      <Button onClick={() => void switchOff()}>{t('switchOff')}</Button>
      <Button kind="primary" onClick={onCustomise}>
        {t('customise')}
      </Button>
    </>
  )
  return (
    <RecordView title={name} marks={<Tag>{t('general')}</Tag>} acts={acts}>
      <Note>{t('generalNote')}</Note>
      <h3>{`${t('sureWords')} ${format.exact(words.length)} · ${t('sureWordsNote')}`}</h3>
      <WordList words={words} />
      <h3>{`${t('hintWords')} ${format.exact(hints.length)} · ${t('hintWordsNote')}`}</h3>
      <WordList words={hints} />
    </RecordView>
  )
}
