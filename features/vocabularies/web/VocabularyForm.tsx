import {
  Button,
  LinesInput,
  type List,
  RecordForm,
  SwitchInput,
  showLine,
  Tag,
  TextInput,
  useDraft,
  useWords,
} from '@guanlan/platform/web'
import { useDeferredValue, useId, useMemo, useRef } from 'react'
import { type Listed, mostWords, nameLength, type Vocabulary, type VocabularyQuestion } from '../contract.ts'
import { strings } from '../strings.ts'
import { CheckPane } from './CheckPane.tsx'
import { type Written, writtenOf } from './opened.ts'
import { vocabularyApi as api } from './queries.ts'
import { useUseWords } from './use-words.ts'
import styles from './Vocabularies.module.css'
import { isError, type WordsRead } from './word-lines.ts'
import { bodyOf, WrittenSchema, wordsOf } from './written.ts'

/** One vocabulary as it is written, and beside it what is wrong line by line. */
export function VocabularyForm({
  start,
  list,
  onRemove,
}: {
  start: Vocabulary | Written
  list: List<Listed, VocabularyQuestion>
  onRemove: (vocabulary: Vocabulary) => void
}) {
  const t = useWords(strings)
  const checkId = useId()
  const areas = { words: useRef<HTMLTextAreaElement>(null), hints: useRef<HTMLTextAreaElement>(null) }
  const draft = useDraft<Written, Vocabulary>({
    schema: WrittenSchema,
    words: strings,
    start,
    draftOf: writtenOf,
    create: written => api.create.act({ body: bodyOf(written) }),
    update: ({ id, version, ...written }) => api.update.act({ body: { ...bodyOf(written), id, version } }),
    load: id => api.get({ params: { id } }),
    onSaved: list.saved,
    said: ({ name }) => t('saved', { name }),
  })
  const { kept } = draft
  const written = draft.form.watch()
  const words = useUseWords()[written.use]
  const read = useRead(written)
  const isDimension = written.use === 'dimension'
  const lines = (name: 'words' | 'hints', { words: { length }, problems }: WordsRead) => ({
    of: draft,
    name,
    count: length,
    most: mostWords,
    marks: problems.map(problem => ({
      line: problem.line,
      tone: isError(problem) ? ('wrong' as const) : ('look' as const),
    })),
    areaRef: areas[name],
    describedBy: `${checkId}-how ${checkId}`,
  })
  return (
    <RecordForm
      draft={draft}
      title={written.name.trim() || words.add}
      marks={
        <>
          <Tag>{words.title}</Tag>
          {kept && !kept.enabled && <Tag>{t('off')}</Tag>}
        </>
      }
      acts={
        kept && (
          <Button kind="quiet" icon={kept.replaces === null ? 'trash' : 'undo'} onClick={() => onRemove(kept)}>
            {t(kept.replaces === null ? 'remove' : 'restore')}
          </Button>
        )
      }
      aside={
        <CheckPane
          id={checkId}
          use={written.use}
          read={read}
          onShow={(name, line) => showLine(areas[name].current, line)}
        />
      }
    >
      {kept === null && written.replaces !== null && <p className={styles.note}>{t('customising')}</p>}
      <TextInput
        of={draft}
        name="name"
        label={t('name')}
        most={nameLength}
        autoFocus={kept === null && written.name === ''}
      />
      <SwitchInput of={draft} name="enabled" label={t(isDimension ? 'isEnabledDimension' : 'isEnabled')} />
      <div className={styles.lists}>
        <LinesInput
          {...lines('words', read.sure)}
          label={t(isDimension ? 'sureWords' : 'theWords')}
          {...(isDimension && { note: t('sureWordsNote') })}
        />
        {isDimension && <LinesInput {...lines('hints', read.hints)} label={t('hintWords')} note={t('hintWordsNote')} />}
      </div>
      <p id={`${checkId}-how`} className="dim">
        <small>{t('oneALine')}</small>
      </p>
    </RecordForm>
  )
}

/** Thousands of words take longer than a keystroke may: the check follows the typing. */
function useRead({ use, words, hints }: Written) {
  const [sureText, hintText] = [useDeferredValue(words), useDeferredValue(hints)]
  return useMemo(() => wordsOf({ use, words: sureText, hints: hintText }), [use, sureText, hintText])
}
