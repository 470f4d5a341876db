/** What one call of the product is: declared once here, read by the server, the client, the documentation and the tests. */
import type { z } from 'zod'
import type { Phrase } from './phrases.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Who may call: anybody · whoever holds a link to one object · somebody signed in, no organisation chosen · a member of the chosen
 * one with the permission · such a member, or the operator in the organisation that the header names · the operator.
 */
export type Access = 'public' | 'link' | 'signedIn' | 'member' | 'manager' | 'operator'

/**
 * How the reply travels: in the envelope (default), as it is, as a stream of bytes, or as server-sent events.
 * Handlers of `file` and `events` write the reply themselves.
 */
export type Envelope = 'envelope' | 'bare' | 'file' | 'events'

/** The kinds of asking that are counted each for itself, so that one does not use up another. */
/** Names the page of a browser that a call is asked by, so that what one page asks counts as one question. */
export const pageHeader = 'x-page'

export type LimitName = 'public' | 'signIn' | 'refresh' | 'link' | 'read' | 'write' | 'push' | 'expensive'

export type Schema = z.core.$ZodType

interface AnyEndpoint<Quota extends string> {
  /** The canonical method; further ones are accepted where the specification gives none. */
  method: Method | readonly [Method, ...Method[]]
  /** As in the specification, without the /INEWSAPI prefix: `/inews/monitor/{id}`. */
  path: string
  /** Further addresses that answer the same (older spellings). */
  aliases?: readonly string[]
  /** One sentence for the documentation. */
  summary: string
  envelope?: Envelope
  /** Quotas that a success spends (quotas.json); the feature declares each and says how it is counted. */
  quota?: Quota | readonly Quota[]
  /** Many rows are read: it waits its turn behind a narrower gate, and may take longer. */
  cost?: 'expensive'
  /** The same, of what is asked: told by the body as it came, before anything of it is checked. */
  expensiveWhen?: (body: unknown) => boolean
  /** How often it may be asked is counted as this kind; default by who may call and what it does. */
  limit?: LimitName
  /** Answered to keys of the open interface, too. Declared call by call: a new one is closed to programs until somebody opens it. `writing`: to keys alone that an administrator lets write. */
  open?: true | 'writing'
  /** It asks only, and is refused all the same while something is in the way (409). */
  conflicts?: true
  /** A file without an end: lines of JSON as they come. */
  staysOpen?: true
  /** The handler waits for the outside world, and is given a way to open transactions in place of one. */
  waits?: true
  /** Answered also when the organisation's subscription is over, though it changes something. */
  afterExpiry?: true
  /** Posts a question and changes nothing: history keeps nothing of it. */
  reads?: true
  /** It changes something though the specification lets it be called by GET: refused by GET without the header `token` and to whoever looks ahead. */
  mutates?: true
  /** The access token comes in the header `token`, as the crisis host has it (spec 7); the server takes `Authorization` too. */
  tokenHeader?: true
  /** History keeps a line of each success, with what was asked; otherwise only where rows changed whose table is kept. */
  audit?: 'always'
  /** What the record of acts calls it, where its permission is for several acts; otherwise the name of the permission. */
  act?: Phrase
  /**
   * The reply names the operation, and it can be taken back: by whoever may do it, or (`own`) by whoever did it alone. All of it or, of acts on
   * many things at once (`each`), each thing that nobody has changed since.
   */
  undo?: true | 'own' | 'each'
  /**
   * `form` for the calls that the specification posts as forms, `raw` for a body the handler reads as a stream, `multipart` for files:
   * `files` says which, and the handler is given what was stored of them.
   */
  bodyKind?: 'json' | 'form' | 'raw' | 'multipart'
  files?: Uploads
  /** The handler is given the body as it came, too (`request.bytes`): what is signed is its bytes. */
  keepsBytes?: true
  /** An operator's act within an organisation, whose `orgId` it names: it stands in that organisation's record, where its administrators read it. */
  inTheirRecord?: true
  /** Bytes; default 1 MiB. */
  bodyLimit?: number
  /** Texts that no column holds are not refused: the handler takes out of each what cannot be kept, and keeps the rest. */
  anyText?: true
  /** A service of others sends it in its own shape: fields that the call does not know are none of a caller's mistakes. Elsewhere a change refuses them. */
  anyFields?: true
  params?: Schema
  query?: Schema
  body?: Schema
  reply: Schema
}

/**
 * A member's call names its permission; a call by link, what such a link is for. An `everywhere` one asks about all organisations when the
 * operator names none: it only reads.
 */
export type Endpoint<Permission extends string = string, Quota extends string = string> = AnyEndpoint<Quota> &
  (
    | {
        access: 'public' | 'signedIn' | 'operator'
        permission?: undefined
        purpose?: undefined
        everywhere?: undefined
      }
    | { access: 'member'; permission: Permission; purpose?: undefined; everywhere?: undefined }
    | { access: 'manager'; permission: Permission; purpose?: undefined; everywhere?: true }
    | {
        access: 'link'
        purpose: string
        /**
         * What whoever made the link must be allowed to do now, so that it opens (docs/decisions/0021): it shows what they see, and ends with them.
         * Null: it acts for whoever received it, and shows nothing that lies in folders of monitors.
         */
        makerNeeds: readonly [string, ...string[]] | null
        permission?: undefined
        everywhere?: undefined
      }
  )

export type Contract<Permission extends string = string, Quota extends string = string> = Readonly<
  Record<string, Endpoint<Permission, Quota>>
>

/** What a file holds, found by looking at it. */
export const fileKinds = [
  'xlsx',
  'csv',
  'jsonl',
  'gz',
  'png',
  'jpg',
  'webp',
  'gif',
  'pdf',
  'json',
  'docx',
  'pptx',
  'html',
  'zip',
  'vcf',
  'srt',
  'vtt',
  'mp3',
  'wav',
  'm4a',
  'mp4',
  'ts',
] as const
export type FileKind = (typeof fileKinds)[number]

/** The files that a call takes. */
export interface Uploads {
  kinds: readonly FileKind[]
  /** Of each. */
  mostBytes: number
  /** How many at once. */
  most: number
}

/** A file that has arrived; nothing keeps it yet but the call it came with. */
export interface ReceivedFile {
  /** Of the store of files. */
  key: string
  /** As its sender called it, without what could lead out of a folder. */
  name: string
  kind: FileKind
  bytes: number
}

type Part<E, K extends string> = E extends { readonly [k in K]: infer S extends Schema }
  ? { [k in K]: z.core.output<S> }
  : unknown
type PartIn<E, K extends string> = E extends { readonly [k in K]: infer S extends Schema }
  ? { [k in K]: z.core.input<S> }
  : unknown

/** What a handler receives: the parts that the endpoint declares, validated. */
export type Input<E> = Part<E, 'params'> &
  Part<E, 'query'> &
  Part<E, 'body'> &
  (E extends { bodyKind: 'multipart' } ? { files: readonly ReceivedFile[] } : unknown)
/** What a caller passes. */
export type Call<E> = PartIn<E, 'params'> &
  PartIn<E, 'query'> &
  PartIn<E, 'body'> &
  (E extends { bodyKind: 'multipart' } ? { files: readonly SentFile[] } : unknown)
/** A `File` of the browser, which this side of the product does not know. */
export interface SentFile {
  readonly name: string
  readonly size: number
}
/** What a caller receives. */
export type Reply<E extends Endpoint> = z.core.output<E['reply']>
/** What a handler returns, before the schema drops what may not leave. */
export type ReplyIn<E extends Endpoint> = z.core.input<E['reply']>

export const contract = <const T extends Contract>(endpoints: T): T => endpoints

export const methodsOf = (endpoint: Endpoint): readonly Method[] =>
  typeof endpoint.method === 'string' ? [endpoint.method] : endpoint.method
export const methodOf = (endpoint: Endpoint): Method => methodsOf(endpoint)[0] ?? 'GET'

/** Whether a success may have changed something. */
export const changes = (endpoint: Endpoint): boolean =>
  endpoint.mutates === true || (!endpoint.reads && !methodsOf(endpoint).includes('GET'))

/** Whether it is asked in one organisation, with a permission there. */
export const isOfOrganisation = ({ access }: Endpoint): boolean => access === 'member' || access === 'manager'
