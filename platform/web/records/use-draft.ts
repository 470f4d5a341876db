/** A record as it is written: checked by the contract's schema, guarded, saved, and never saved over somebody else's work unseen. */
import { formStrings, type Phrases, say } from '@guanlan/platform/contract'
import { useEffect, useState } from 'react'
import { type DefaultValues, type FieldValues, get, type Path, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { RefusalError } from '../client/errors.ts'
import type { Acted } from '../client/send.ts'
import { useSaveKey } from '../keys/use-save-key.ts'
import { useWords } from '../language/words.ts'
import { toast } from '../parts/toasts.ts'
import { useAppearance } from '../theme/appearance.ts'
import type { Draft, DraftConflict, DraftField, RecordFields } from './draft.ts'
import { resolverOf } from './resolver.ts'
import { forgetDraft, loadDraft, useDraftName, useSavedDraft } from './saved-draft.ts'
import { recordStrings } from './strings.ts'
import { takeBack } from './undo.ts'
import { useUnsaved } from './unsaved.ts'

export interface DraftOptions<D extends FieldValues, R extends RecordFields> {
  /** Of what is written; its messages are keys of `words`. */
  schema: z.ZodObject
  words: Phrases
  /** What the form begins with: a kept record, or what a new one is filled with. */
  start: R | D
  /** What of a kept record is written in the form; default: the fields of the schema. */
  draftOf?: (record: R) => D
  create: (draft: D) => Promise<Acted<R>>
  update: (draft: D & { id: number; version: number }) => Promise<Acted<R>>
  load: (id: number) => Promise<R>
  /** After each save, and after one was taken back. */
  onSaved: (record: R) => void
  /** Default: "Saved". */
  message?: (record: R) => string
  /** The save only begins something that goes on: the message bears no tick. */
  begins?: boolean
}

export function useDraft<D extends FieldValues, R extends RecordFields>(options: DraftOptions<D, R>): Draft<D, R> {
  const { schema, words, start, create, update, load, onSaved } = options
  const t = useWords(recordStrings)
  const draftOf = options.draftOf ?? ((record: R) => fieldsOf<D>(schema, record))
  const startKept = isStored<R>(start) ? start : null
  const [stored, setStored] = useState<R | null>(startKept)
  const [fault, setFault] = useState<unknown>(null)
  const [conflict, setConflict] = useState<DraftConflict | null>(null)
  const [fields] = useState(() => new Map<string, DraftField>())
  const form = useForm<D>({
    defaultValues: (isStored<R>(start) ? draftOf(start) : start) as DefaultValues<D>,
    resolver: resolverOf<D>(schema, words, name => fields.get(name)?.label),
    // Nothing is complained about before somebody tries to save; from then on each change is checked.
    mode: 'onSubmit',
    shouldFocusError: true,
  })
  const { isDirty, isSubmitting, errors } = form.formState
  // What the schema refused may be mended at another field than the one that it named. What the server refused stays.
  useEffect(() => {
    const { unsubscribe } = form.watch((_, { name: changed }) => {
      if (changed !== undefined) setFault(null)
      const refused = Object.entries(form.formState.errors).filter(
        ([field, error]) => field !== changed && error?.type !== 'server',
      )
      if (changed !== undefined && refused.length > 0) void form.trigger(refused.map(([field]) => field as Path<D>))
    })
    return unsubscribe
  }, [form])
  const name = useDraftName()
  const [isRestored, setRestored] = useState(false)

  const discard = () => {
    setConflict(null)
    setFault(null)
    setRestored(false)
    form.reset()
  }
  useUnsaved(isDirty, { isKept: name !== null, discard })

  // Once the fields are there, so that a difference can name them. A screen that comes back from behind another has it still.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept is asked for once
  useEffect(() => {
    const work = name === null || form.formState.isDirty ? null : loadDraft(name, form.getValues())
    // A new one that began otherwise (of another kind) is another one.
    if (!work || (!stored && !same(work.before, form.getValues()))) return
    setRestored(true)
    if (stored && work.version !== stored.version) showBoth(changedSince(stored), work.written, work.before, stored)
    else layOver(work.written, work.before, form.getValues())
  }, [])
  useSavedDraft(name, form, stored?.version ?? 0, isDirty)

  const adopt = (record: R) => {
    setRestored(false)
    setStored(record)
    setConflict(null)
    setFault(null)
    form.reset(draftOf(record))
  }
  // The form of a record that was loaded anew, because somebody else saved it, follows as long as nothing is written.
  useEffect(() => {
    if (startKept && stored && startKept.version > stored.version && !isDirty) adopt(startKept)
  })

  const reload = async (id: number) => {
    if (form.formState.isDirty) return
    // Gone meanwhile: the form stays as it is, to be copied from.
    const record = await load(id).catch(() => null)
    if (record === null) return
    adopt(record)
    onSaved(record)
  }
  const put = async (values: D) => {
    setFault(null)
    const { data, operation } = stored
      ? await update({ ...values, id: stored.id, version: stored.version })
      : await create(values)
    adopt(data)
    // Also where the form goes with the saving, before it could see that nothing is unsaved any more.
    forgetDraft(name)
    // Taking back the creation itself is left to the list: the form would have nothing to show.
    const onUndo =
      operation === null || !stored
        ? null
        : (what: string) => void takeBack(t, () => reload(data.id), operation, { what })
    toast({
      text: options.message?.(data) ?? t('saved'),
      ...(options.begins && { tone: 'notice' as const }),
      ...(onUndo && { onUndo }),
    })
    onSaved(data)
  }

  const refused = async (error: unknown) => {
    if (!(error instanceof RefusalError)) return setFault(error)
    const named = error.problems.filter(({ field }) => fieldAt(fields, field) !== null)
    for (const { field, msg } of named)
      form.setError((fieldAt(fields, field) ?? field) as Path<D>, { type: 'server', message: msg })
    const first = named[0] && fieldAt(fields, named[0].field)
    if (first) form.setFocus(first as Path<D>)
    else if (stored && error.key === 'platform.changedSince') await compare(error.message, stored)
    else setFault(error)
  }

  const compare = async (text: string, { id }: R) => {
    const theirs = await load(id)
    showBoth(text, form.getValues(), form.formState.defaultValues as D, theirs)
    setStored(theirs)
  }

  /** What was touched since `before` stays as it is written; the rest is as the record has it now. */
  const layOver = (mine: D, before: D, now: D) => {
    const touched = Object.keys(now).filter(name => !same(get(mine, name), get(before, name)))
    form.reset(now)
    for (const name of touched) form.setValue(name as Path<D>, mine[name], { shouldDirty: true })
  }

  /** What was not touched here becomes theirs; what was touched stays and is shown beside theirs. */
  const showBoth = (text: string, mine: D, before: D, theirs: R) => {
    const now = draftOf(theirs)
    layOver(mine, before, now)
    const differing = [...fields].filter(([name]) => !same(get(form.getValues(), name), get(now, name)))
    setConflict({
      said: text,
      at: theirs.updatedAt ?? null,
      fields: differing.map(([name, { label, say }]) => ({
        label,
        mine: say(get(form.getValues(), name) as never),
        theirs: say(get(now, name) as never),
      })),
    })
  }

  const submit = form.handleSubmit(async values => {
    try {
      await put(values as D)
    } catch (error) {
      await refused(error).catch(setFault)
    }
  })
  const save = async () => {
    // While both versions are compared only the panel's buttons save.
    if (!form.formState.isSubmitting && conflict === null && (isDirty || stored === null)) await submit()
  }
  useSaveKey(save)

  return {
    form,
    stored,
    isDirty,
    isSaving: isSubmitting,
    errors: Object.keys(errors).length,
    fault,
    conflict,
    save,
    discard,
    isRestored: isRestored && isDirty,
    takeTheirs: () => stored && adopt(stored),
    saveMine: async () => {
      setConflict(null)
      await submit()
    },
    fields,
  }
}

const changedSince = ({ updatedBy }: RecordFields): string =>
  say(formStrings.changedSince, useAppearance.getState().locale, { by: updatedBy ?? '' })

const isStored = <R extends RecordFields>(start: unknown): start is R =>
  typeof (start as Partial<RecordFields>).id === 'number' &&
  typeof (start as Partial<RecordFields>).version === 'number'

const fieldsOf = <D>(schema: z.ZodObject, record: object): D =>
  Object.fromEntries(Object.keys(schema.shape).map(name => [name, record[name as never]])) as D

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** `words.3` is said at the field of all words. Null: no field of the form is meant. */
function fieldAt(fields: ReadonlyMap<string, unknown>, path: string): string | null {
  const parts = path.split('.')
  for (let length = parts.length; length > 0; length--) {
    const name = parts.slice(0, length).join('.')
    if (name !== '' && fields.has(name)) return name
  }
  return null
}
