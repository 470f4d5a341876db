/** The vocabulary in the editor: what is written, what is wrong with it, and saving it. */
import { RefusalError, toast, useFormat, useSaveKey, useWords } from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { mostWords, type Vocabulary } from '../contract.ts'
import { strings } from '../strings.ts'
import { bodyOf, type Draft, draftOf, isSame, nameIsWrong } from './draft.ts'
import { vocabularyApi } from './queries.ts'
import { isError, readWords, type WordsRead } from './word-lines.ts'

export function useDraft({
  vocabulary,
  start,
  onDirty,
  onGone,
  onBorn,
  onRefused,
}: {
  vocabulary: Vocabulary | null
  start: Draft
  onDirty: (isDirty: boolean) => void
  onGone: () => void
  onBorn: (id: number) => void
  onRefused: () => void
}) {
  const t = useWords(strings)
  const format = useFormat()
  const client = useQueryClient()
  const [kept, setKept] = useState(vocabulary)
  const [saved, setSaved] = useState(start)
  const [draft, setDraft] = useState(start)
  const [isSaving, setSaving] = useState(false)
  /** Somebody tried to save: what is missing may now be complained about. */
  const [pressed, setPressed] = useState(false)
  const [refusal, setRefusal] = useState<RefusalError | null>(null)
  const [fault, setFault] = useState<unknown>(null)
  const { words, hints } = useRead(draft)
  const isDirty = !isSame(draft, saved)
  useEffect(() => {
    onDirty(isDirty)
    return () => onDirty(false)
  }, [isDirty, onDirty])
  useEffect(() => onGone, [onGone])

  const forgive = () => {
    setRefusal(null)
    setFault(null)
  }
  const missing = (from: Draft, read: WordsRead) => ({
    name: nameIsWrong(from.name) ? t('nameLength') : undefined,
    words: from.enabled && read.words.length === 0 && !read.problems.some(isError) ? t('wordsRequired') : undefined,
  })
  const overfull = ({ words: { length } }: WordsRead) =>
    length > mostWords
      ? t('overfull', { most: format.exact(mostWords), count: format.exact(length - mostWords) })
      : undefined
  const problemOf = (field: 'name' | 'replaces' | 'words' | 'hints'): string | undefined => {
    const said = refusal?.problems.find(each => each.field === field || each.field.startsWith(`${field}.`))?.msg
    const own = field === 'words' ? overfull(words) : field === 'hints' ? overfull(hints) : undefined
    const lacking = pressed && (field === 'name' || field === 'words') ? missing(draft, words)[field] : undefined
    return said ?? own ?? lacking
  }
  const fields = ['name', 'replaces', 'words', 'hints'] as const
  const errors =
    [...words.problems, ...hints.problems].filter(isError).length +
    fields.filter(field => problemOf(field) !== undefined).length

  const save = async () => {
    if (isSaving) return
    setPressed(true)
    forgive()
    // Read anew: what is shown may be a keystroke behind.
    const now = read(draft)
    const lacks = missing(draft, now.words)
    const wrong = [...now.words.problems, ...now.hints.problems].some(isError)
    if (wrong || lacks.name || lacks.words || overfull(now.words) || overfull(now.hints)) return onRefused()
    setSaving(true)
    try {
      const body = bodyOf(draft, now.words, now.hints)
      const answer = kept
        ? await vocabularyApi.update({ body: { ...body, id: kept.id } })
        : await vocabularyApi.create({ body })
      const after = draftOf(answer)
      setKept(answer)
      setSaved(after)
      setDraft(after)
      setPressed(false)
      onDirty(false)
      await client.invalidateQueries({ queryKey: ['vocabularies'] })
      toast({ text: t('saved', { name: answer.name }) })
      if (!kept) onBorn(answer.id)
    } catch (error) {
      if (error instanceof RefusalError && error.problems.some(({ field }) => field !== '')) setRefusal(error)
      else setFault(error)
      onRefused()
    } finally {
      setSaving(false)
    }
  }
  useSaveKey(save)

  return {
    draft,
    words,
    hints,
    kept,
    errors,
    fault,
    isDirty,
    isSaving,
    problemOf,
    save,
    change(part: Partial<Draft>) {
      setDraft(now => ({ ...now, ...part }))
      forgive()
    },
    discard() {
      setDraft(saved)
      setPressed(false)
      forgive()
    },
  }
}

/** Thousands of words take longer than a keystroke may: the check follows the typing. */
function useRead(draft: Draft) {
  const texts = useDeferredValue(draft)
  return useMemo(() => read(texts), [texts])
}

function read({ use, words: sureText, hints: hintText }: Pick<Draft, 'use' | 'words' | 'hints'>) {
  const words = readWords(sureText, { own: use === 'words' })
  return { words, hints: readWords(use === 'dimension' ? hintText : '', { sure: words }) }
}
