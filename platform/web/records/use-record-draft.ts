import type { Phrases } from '@guanlan/platform/contract'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import type { Acted, CallOptions } from '../client/send.ts'
import type { Draft } from './draft.ts'
import { type DraftOptions, useDraft } from './use-draft.ts'
import type { AnyList } from './use-list.ts'

/** The calls that a form needs, as `recordCalls` declares them. */
export interface DraftApi<D, R> {
  get: (call: { params: { id: number } }, options?: CallOptions) => Promise<R>
  create: { act: (call: { body: never }) => Promise<Acted<R>>; endpoint: { body: z.core.$ZodType<D> } }
  update: { act: (call: never) => Promise<Acted<R>>; endpoint: object }
}

/** `useDraft` of a record whose calls are those of every record: the schema is that of `create`, and `update` names the record as it declares. */
export function useRecordDraft<D extends FieldValues, R extends { id: number; version: number }>(
  api: DraftApi<D, R>,
  start: NoInfer<R | D>,
  list: Pick<AnyList, 'saved'>,
  words: Phrases,
  more: Partial<NoInfer<DraftOptions<D, R>>> = {},
): Draft<D, R> {
  return useDraft<D, R>({
    schema: api.create.endpoint.body as unknown as z.ZodObject,
    words,
    start,
    create: body => api.create.act({ body: body as never }),
    update: ({ id, ...body }) =>
      api.update.act(('params' in api.update.endpoint ? { params: { id }, body } : { body: { ...body, id } }) as never),
    load: id => api.get({ params: { id } }),
    onSaved: list.saved,
    ...more,
  })
}
