/** The calls of a list of records, by declaration: list, get, create, update and remove are named and mean the same in every feature. */
import { z } from 'zod'
import type { Access, Endpoint } from './endpoint.ts'
import { Id } from './envelope.ts'
import { Changed, chosenOf, KeysetPaging, keysetListOf, Version } from './records.ts'

const ById = z.object({ id: Id })
const version = { version: Version }
const idAndVersion = { id: Id, version: Version }

type Extended<T extends z.ZodObject, More extends z.core.$ZodShape> = z.ZodObject<T['shape'] & More>
type Call<More> = Omit<Partial<Endpoint>, keyof More | 'permission' | 'purpose' | 'everywhere'>

interface Calls<
  Name extends string,
  Question extends z.ZodObject,
  Draft extends z.ZodObject,
  Row extends z.ZodType,
  By extends 'query' | 'body',
  IdIn extends 'path' | 'body',
> {
  list: { access: 'member'; permission: `${Name}.view`; path: string; summary: string } & (By extends 'body'
    ? { method: 'POST'; reads: true; body: Extended<Question, typeof KeysetPaging.shape> }
    : { method: 'GET'; query: Extended<Question, typeof KeysetPaging.shape> }) & {
      reply: ReturnType<typeof keysetListOf<Row>>
    }
  get: {
    access: 'member'
    permission: `${Name}.view`
    method: 'GET'
    path: string
    summary: string
    params: typeof ById
    reply: Row
  }
  create: {
    access: 'member'
    permission: `${Name}.edit`
    undo: true
    method: 'POST'
    path: string
    summary: string
    body: Draft
    reply: Row
  }
  update: {
    access: 'member'
    permission: `${Name}.edit`
    undo: true
    method: 'PUT'
    path: string
    summary: string
    reply: Row
  } & (IdIn extends 'body'
    ? { body: Extended<Draft, typeof idAndVersion> }
    : { params: typeof ById; body: Extended<Draft, typeof version> })
  remove: {
    access: 'member'
    permission: `${Name}.edit`
    undo: true
    method: 'POST'
    path: string
    summary: string
    body: ReturnType<typeof chosenOf<Question>>
    reply: typeof Changed
  }
}
type Laid<Base, Over> = {
  [K in keyof Base]: K extends keyof Over ? Omit<Base[K], keyof Over[K]> & Over[K] : Base[K]
}

/**
 * Spread into `contract({ … })`. The permissions are `NAME.view` and `NAME.edit`; all but `list` and `get` can be taken back. A call that a feature
 * does not have is left out (`const { remove, ...calls } = recordCalls(…)`), one that is otherwise stands behind the spread or, in part, under `over`.
 */
export function recordCalls<
  const Name extends string,
  Question extends z.ZodObject,
  Draft extends z.ZodObject,
  Row extends z.ZodType,
  const By extends 'query' | 'body' = 'query',
  const IdIn extends 'path' | 'body' = 'path',
  const Over extends { [K in keyof Calls<Name, Question, Draft, Row, By, IdIn>]?: Call<{ access: Access }> } = Record<
    never,
    never
  >,
>(of: {
  path: string
  /** Of the feature. */
  name: Name
  /** What one is called in the documentation, as `a complaint`; default: one. */
  noun?: string
  /** What is listed, for the documentation. */
  listed: string
  Question: Question
  Draft: Draft
  Record: Row
  /** `body`: POST PATH/list, for questions that do not fit in an address. */
  listBy?: By
  /** `body`: PUT PATH with the id beside what is written. */
  idIn?: IdIn
  /** Parts of calls that are otherwise: an address, a quota, a sentence. */
  over?: Over
}): Laid<Calls<Name, Question, Draft, Row, By, IdIn>, Over> {
  const { path, name, Draft, Question, Record: reply } = of
  const views = { access: 'member', permission: `${name}.view` }
  const edits = { access: 'member', permission: `${name}.edit`, undo: true }
  const noun = of.noun ?? 'one'
  const page = Question.extend(KeysetPaging.shape)
  const calls: Record<string, object> = {
    list: {
      ...views,
      ...(of.listBy === 'body'
        ? { method: 'POST', path: `${path}/list`, reads: true, body: page }
        : { method: 'GET', path, query: page }),
      summary: of.listed,
      reply: keysetListOf(reply),
    },
    get: {
      ...views,
      method: 'GET',
      path: `${path}/{id}`,
      summary: of.noun ? noun.replace(/^an? /, 'One ') : 'One of them',
      params: ById,
      reply,
    },
    create: { ...edits, method: 'POST', path, summary: `Add ${noun}`, body: Draft, reply },
    update: {
      ...edits,
      method: 'PUT',
      ...(of.idIn === 'body'
        ? { path, body: Draft.safeExtend(idAndVersion) }
        : { path: `${path}/{id}`, params: ById, body: Draft.safeExtend(version) }),
      summary: `Change ${noun}; refused when it was changed since the version that is named`,
      reply,
    },
    remove: {
      ...edits,
      method: 'POST',
      path: `${path}/remove`,
      summary: 'Remove those chosen, or all that a question finds but some',
      body: chosenOf(Question),
      reply: Changed,
    },
  }
  for (const [call, over] of Object.entries(of.over ?? {})) calls[call] = { ...calls[call], ...(over as object) }
  return calls as unknown as Laid<Calls<Name, Question, Draft, Row, By, IdIn>, Over>
}
