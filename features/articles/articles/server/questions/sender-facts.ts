/** Reads what a sender said in `extra`, as far as it makes sense; what does not is not known. Pure. */
import { z } from 'zod'
import {
  airingStates,
  type CountName,
  collectionStates,
  countNames,
  MessageType,
  recognitionStates,
} from '../../contract/sender-facts.ts'

/** "1", 1 and true; "0", 0 and false. */
const flag = z
  .union([z.boolean(), z.literal([0, 1, '0', '1'])])
  .transform(value => value === true || value === 1 || value === '1')
const count = z.coerce.number().int().min(0).max(2_147_483_647)
const code = z.union([z.string(), z.number()]).transform(String).pipe(z.string().min(1).max(50))
const known = <T extends z.ZodType>(schema: T) => schema.nullable().catch(null).default(null)

const Extra = z.object({
  ftitle: known(z.string().min(1).max(500)),
  translatedTitle: known(z.string().min(1).max(500)),
  /** Seconds. */
  duration: known(z.coerce.number().min(0).max(1_000_000)),
  msg_type: known(z.coerce.number().pipe(MessageType)),
  data_type: known(code),
  core_media: known(flag),
  isverified: known(flag),
  verified_type: known(z.coerce.number().pipe(z.union([z.literal(0), z.literal(1), z.literal(2)]))),
  flag: known(z.union([z.string().transform(text => text.split(/[\s,]+/)), z.array(z.string())])),
  industryCode: known(code),
  is_ai: known(flag),
  orgsflag: known(z.record(z.string(), z.json())),
  circulation: known(count),
  /** Of these two the pipeline is the sender. */
  time: known(z.object({ of: z.literal('arrival') })),
  atLeast: known(z.partialRecord(z.enum(countNames), z.number())),
})
export type SenderFacts = Omit<z.infer<typeof Extra>, 'flag' | 'orgsflag'> & {
  flag: ReturnType<typeof flagsOf> | null
  orgsflag: z.infer<typeof Extra>['orgsflag']
}

/** @param orgId what a sender says of other organisations stays with them */
export function senderFacts(extra: unknown, orgId: number): SenderFacts {
  const { flag: flags, orgsflag, ...reported } = Extra.catch(() => Extra.parse({})).parse(extra)
  const own = orgsflag?.[String(orgId)]
  return { ...reported, flag: flags && flagsOf(flags), orgsflag: own === undefined ? null : { [String(orgId)]: own } }
}

function flagsOf(flags: readonly string[]) {
  const first = <T extends Record<string, string>>(states: T): T[keyof T] | null =>
    flags.map(each => states[each] as T[keyof T] | undefined).find(word => word !== undefined) ?? null
  return {
    collection: first(collectionStates),
    airing: first(airingStates),
    recognition: first(recognitionStates),
  }
}

type Counts = Readonly<Partial<Record<CountName, number | null>>>

/** Counts that are still the number of which was said that there are more. */
export const knownFromBelow = ({ atLeast }: Pick<SenderFacts, 'atLeast'>, counts: Counts): CountName[] =>
  atLeast === null ? [] : countNames.filter(name => atLeast[name] !== undefined && atLeast[name] === counts[name])
