import {
  Button,
  CheckPane,
  FieldRow,
  LinesInput,
  type List,
  Note,
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
import { FromFile } from './FromFile.tsx'
import { formOfVocabulary, type VocabularyFormValues } from './opened.ts'
import { vocabularyApi as api } from './queries.ts'
import { Uses } from './Uses.tsx'
import { bodyOf, keyOf, VocabularySchema, wordsOf } from './vocabulary-schema.ts'
import { isError } from './word-lines.ts'

/** One vocabulary as it is written, and beside it what is wrong line by line. */
export function VocabularyForm({
  start,
  list,
  onRemove,
}: {
  start: Vocabulary | VocabularyFormValues
  list: List<Listed, VocabularyQuestion>
  onRemove: (vocabulary: Vocabulary) => void
}) {
  const t = useWords(strings)
  const checkId = useId()
  const draft = useDraft<VocabularyFormValues, Vocabulary>({
    schema: VocabularySchema,
    words: strings,
    start,
    draftOf: formOfVocabulary,
    create: written => api.create.act({ body: bodyOf(written) }),
    update: ({ id, version, ...written }) => api.update.act({ body: { ...bodyOf(written), id, version } }),
    load: id => api.get({ params: { id } }),
    onSaved: list.saved,
    message: ({ name }) => t('saved', { name }),
  })
  const { stored } = draft
  const written = draft.form.watch()
  const { use } = written
  const isDimension = use === 'dimension'
  const read = useRead(written)
  const [sureArea, hintArea] = [useRef<HTMLTextAreaElement>(null), useRef<HTMLTextAreaElement>(null)]
  const sure = {
    name: 'words' as const,
    label: t(isDimension ? 'sureWords' : 'theWords'),
    areaRef: sureArea,
    ...read.sure,
  }
  const hints = { name: 'hints' as const, label: t('hintWords'), areaRef: hintArea, ...read.hints }
  const remarks = [sure, hints].flatMap(({ name, label, areaRef, problems }) =>
    problems.map(problem => ({
      key: `${name} ${problem.line} ${problem.word} ${problem.kind}`,
      isWrong: isError(problem),
      place: isDimension ? t('lineOf', { list: label, line: problem.line }) : t('line', { line: problem.line }),
      text: t(keyOf(problem) as 'repeated', { word: problem.word, line: 'earlier' in problem ? problem.earlier : 0 }),
      onShow: () => showLine(areaRef.current, problem.line),
    })),
  )
  const area = ({ name, label, areaRef, words, problems }: typeof sure | typeof hints) => (
    <LinesInput
      of={draft}
      name={name}
      label={label}
      count={words.length}
      most={mostWords}
      areaRef={areaRef}
      describedBy={`${checkId}-how ${checkId}`}
      marks={problems.map(problem => ({ line: problem.line, tone: isError(problem) ? 'wrong' : 'look' }))}
      {...(isDimension && { note: t(`${name === 'words' ? 'sure' : 'hint'}WordsNote`) })}
    />
  )
  return (
    <RecordForm
      draft={draft}
      title={written.name.trim() || t(`${use}Add`)}
      marks={
        <>
          <Tag>{t(`${use}Title`)}</Tag>
          {stored && !stored.enabled && <Tag>{t('off')}</Tag>}
        </>
      }
      acts={
        stored && (
          <Button kind="quiet" icon={stored.replaces === null ? 'trash' : 'undo'} onClick={() => onRemove(stored)}>
            {t(stored.replaces === null ? 'remove' : 'restore')}
          </Button>
        )
      }
      aside={
        <CheckPane
          id={checkId}
          title={t('check')}
          calm={
            sure.words.length === 0
              ? t('emptyYet')
              : remarks.length === 0
                ? t('allGood')
                : t('foldedOnSave', { count: remarks.length })
          }
          remarks={remarks}
        >
          {stored && use !== 'stopWords' && (
            <Uses id={stored.id} words={sure.words} changed={sure.words.join('\n') !== stored.words.join('\n')} />
          )}
          <h3>{t('whatFor')}</h3>
          <p>{t(`${use}Purpose`)}</p>
          <Note kind="example">{t(`${use}Example`)}</Note>
          <h3>{t('whenItHolds')}</h3>
          <p>{t('whenItHoldsText')}</p>
        </CheckPane>
      }
    >
      {stored === null && written.replaces !== null && <Note>{t('customising')}</Note>}
      <TextInput
        of={draft}
        name="name"
        label={t('name')}
        most={nameLength}
        autoFocus={stored === null && written.name === ''}
      />
      <SwitchInput of={draft} name="enabled" label={t(isDimension ? 'isEnabledDimension' : 'isEnabled')} />
      <FieldRow>
        {area(sure)}
        {isDimension && area(hints)}
      </FieldRow>
      <FromFile
        text={written.words}
        onTake={text => draft.form.setValue('words', text, { shouldDirty: true, shouldTouch: true })}
      />
      <p id={`${checkId}-how`} className="dim">
        <small>{t('oneALine')}</small>
      </p>
    </RecordForm>
  )
}

/** Thousands of words take longer than a keystroke may: the check follows the typing. */
function useRead({ use, words, hints }: VocabularyFormValues) {
  const [sureText, hintText] = [useDeferredValue(words), useDeferredValue(hints)]
  return useMemo(() => wordsOf({ use, words: sureText, hints: hintText }), [use, sureText, hintText])
}
