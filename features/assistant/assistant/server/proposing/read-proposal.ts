/** Reads what a model proposes as a plan: each part by itself, and only what stands in the lists it was given. Pure. */
import { parse } from '@guanlan/engine/rules'
import { regions } from '@guanlan/engine/text'
import {
  dayStart,
  type Filter,
  longestRangeDays,
  mediaTypes,
  momentOfWall,
} from '@guanlan/features/articles/articles/contract'
import { z } from 'zod'
import type { PlanMade, ProposedPart } from '../../contract.ts'

export interface Ground {
  /** Of the words of the question. */
  plain: PlanMade
  monitors: readonly { id: number; name: string }[]
  now: number
  /** IANA name. */
  zone: string
}
export interface Proposal {
  plan: PlanMade
  taken: ProposedPart[]
  refused: ProposedPart[]
}

const longestAnswer = 8_000
const longestRule = 1_000
const sentiments = ['1', '0', '-1'] as const
const Day = z.iso.date()
const Answer = z.record(z.string(), z.unknown())
const some = <T extends z.ZodType>(of: T) => z.array(of).min(1).max(20)

/** Null: it is no JSON object. */
export function readProposal(answer: string, { plain, monitors, now, zone }: Ground): Proposal | null {
  const parsed = Answer.safeParse(jsonIn(answer.slice(0, longestAnswer)))
  if (!parsed.success) return null
  const plan: PlanMade = { ...plain, filters: [...plain.filters], understood: [] }
  const taken: ProposedPart[] = []
  const refused: ProposedPart[] = []
  const part = (name: ProposedPart, field: string, take: (value: unknown) => boolean) => {
    const value = parsed.data[field]
    if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)) return
    ;(take(value) ? taken : refused).push(name)
  }
  const filter = (field: Filter['field'], values: readonly string[]) => {
    plan.filters = [...plan.filters.filter(each => each.field !== field), { field, is: 'is', values: [...values] }]
    return true
  }
  part('range', 'days', value => {
    const days = z.tuple([Day, Day]).safeParse(value)
    const range = days.success ? rangeOf(days.data, now, zone) : null
    if (range) Object.assign(plan, range)
    return range !== null
  })
  part('monitors', 'monitors', value => {
    const ids = some(z.string())
      .safeParse(value)
      .data?.map(name => monitors.find(each => each.name === name)?.id)
    if (!ids || ids.some(id => id === undefined)) return false
    plan.monitors = ids.flatMap(id => id ?? [])
    return true
  })
  part('mediaType', 'mediaTypes', value => {
    const { data } = some(z.enum(mediaTypes)).safeParse(value)
    return data !== undefined && filter('mediaType', data)
  })
  part('sentiment', 'sentiments', value => {
    const { data } = some(z.enum(sentiments)).safeParse(value)
    return data !== undefined && filter('sentiment', data)
  })
  part('places', 'places', value => {
    const codes = some(z.string())
      .safeParse(value)
      .data?.map(name => regions.find(each => each.short === name || each.name === name)?.code)
    return (
      codes !== undefined &&
      !codes.includes(undefined) &&
      filter(
        'mentioned',
        codes.flatMap(code => code ?? []),
      )
    )
  })
  part('rule', 'rule', value => {
    if (typeof value !== 'string' || value.length > longestRule) return false
    const { rule, problems } = parse(value)
    if (!rule || problems.some(({ severity }) => severity === 'error')) return false
    plan.query = value
    return true
  })
  return { plan, taken, refused }
}

/** Whole days, not later than now, 90 at most. */
function rangeOf(
  [first, last]: readonly [string, string],
  now: number,
  zone: string,
): { from: string; to: string } | null {
  const begin = Date.parse(momentOfWall(`${first}T00:00`, zone) ?? '')
  const end = Date.parse(momentOfWall(`${last}T12:00`, zone) ?? '')
  if (Number.isNaN(begin) || Number.isNaN(end)) return null
  const to = Math.min(dayStart(end, zone) + 86_400_000 - 1, now)
  if (begin > to || to - begin > longestRangeDays * 86_400_000) return null
  return { from: new Date(begin).toISOString(), to: new Date(to).toISOString() }
}

/** Some put it into a fence, or a sentence before it. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  } catch {
    return null
  }
}
