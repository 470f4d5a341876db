import { comparedSubjects } from '@guanlan/features/analysis/comparison/server'
import type { Question } from '@guanlan/features/articles/articles/contract'
import { type MaterialSubject, materialSubjects } from '@guanlan/features/boards/screen-materials/server'
import { type Locale, say } from '@guanlan/platform/contract'
import { type Scope, wallClock } from '@guanlan/platform/server'
import type { Line, Opens } from '../../contract.ts'
import { materialStrings as words } from '../../strings/material.ts'
import type { Drawn, PanelSource } from './panel-source.ts'

type Compared = Awaited<ReturnType<typeof comparedSubjects>>
type Subject = Compared['subjects'][number]

/** Topic words or brands of the organisation's material side by side, over the time of the panel. */
export const material: PanelSource<'material'> = {
  permission: 'bigScreens.view',
  make: async (scope, { shows: { list, part }, question, zone }) => {
    const { subjects, unit } = await comparedMaterial(scope, await materialSubjects(scope, list), question)
    const opens = { address: `/bigScreenManage?part=${list === 'topics' ? 'topicWords' : 'competitors'}` }
    return {
      message: subjects.length === 0 ? say(words[`none_${list}`], scope.locale) : messageOf(subjects, scope.locale),
      opens,
      of: drawn(subjects, part, unit, { scope, question, zone }),
    }
  },
}

/** Under the names that the material gives them, in its order. */
export async function comparedMaterial(
  scope: Scope,
  material: readonly MaterialSubject[],
  { from, to }: Question,
): Promise<Pick<Compared, 'subjects' | 'unit'>> {
  if (material.length === 0) return { subjects: [], unit: 'day' }
  const monitors = [...new Set(material.flatMap(({ monitorId }) => monitorId ?? []))]
  const brands = [...new Set(material.flatMap(({ brand }) => brand || []))]
  const rules = [...new Set(material.flatMap(({ rule }) => rule || []))]
  const { subjects, unit } = await comparedSubjects(scope, { monitors, brands, rules }, { from, to })
  const found = new Map(subjects.map(subject => [subject.key, subject]))
  const named = material.flatMap(({ name, monitorId, brand, rule }) => {
    const key = monitorId !== null ? `monitor:${monitorId}` : brand ? `brand:${brand}` : `rule:${rule}`
    const subject = found.get(key)
    return subject ? [{ ...subject, name }] : []
  })
  return { subjects: named, unit }
}

/** The list whose total the subject's number is. */
export function listOfSubject({ monitor, rule, filters, gone }: Subject, { from, to }: Question): Opens | null {
  if (gone) return null
  if (rule !== null) return { address: `/search?${new URLSearchParams({ from, to, q: rule })}` }
  const monitors = monitor === null ? undefined : [monitor]
  return { question: { from, to, filters, fold: false, place: 'desk', ...(monitors && { monitors }) } as Question }
}

interface Ground {
  scope: Scope
  question: Question
  zone: string
}

function drawn(
  subjects: readonly Subject[],
  part: 'lines' | 'sentiment' | 'share' | 'course',
  unit: Compared['unit'],
  { scope, question, zone }: Ground,
): Drawn['of'] {
  const t = (key: 'subject' | 'positive' | 'neutral' | 'negative' | 'articles') => say(words[key], scope.locale)
  const rows = subjects.map(({ name }) => name)
  if (part === 'lines')
    return {
      drawn: 'lines',
      lines: subjects.map(subject => lineOf(subject, question, scope.locale)),
      total: subjects.length,
    }
  if (part === 'course') {
    const clock = wallClock(zone)
    const points = subjects[0]?.trend ?? []
    const data = {
      head: t('subject'),
      rows: points.map(({ at }) => clock.text(new Date(at)).slice(5, unit === 'day' ? 10 : 16)),
      series: subjects.map(({ name, trend }) => ({ name, values: points.map((_, at) => trend[at]?.count ?? 0) })),
    }
    return { drawn: 'chart', shape: 'line', data, note: null }
  }
  const series =
    part === 'share'
      ? [{ name: t('articles'), values: subjects.map(({ total }) => total.count) }]
      : (['positive', 'neutral', 'negative'] as const).map(tone => ({
          ...{ name: t(tone), tone },
          values: subjects.map(({ total }) => total[tone]),
        }))
  return {
    drawn: 'chart',
    shape: part === 'share' ? 'ring' : 'bars',
    data: { head: t('subject'), rows, series },
    note: null,
  }
}

function lineOf(subject: Subject, question: Question, locale: Locale): Line {
  const { name, gone, total, before, health } = subject
  const net = total.count === 0 ? 0 : Math.round(((total.positive - total.negative) / total.count) * 100)
  const facts = [
    say(words.net, locale, { net: signed(net) }),
    ...(health === null ? [] : [say(words.health, locale, { health: Math.round(health) })]),
    ...(before && before.count > 0
      ? [say(words.moved, locale, { percent: signed(Math.round((total.count / before.count - 1) * 100)) })]
      : []),
  ]
  return {
    title: name,
    note: gone ? say(words.gone, locale) : facts.join(' · '),
    value: gone ? null : total.count,
    tone: net < 0 ? 'negative' : net > 0 ? 'positive' : 'neutral',
    at: null,
    opens: listOfSubject(subject, question),
  }
}

const signed = (number: number): string => (number > 0 ? `+${number}` : String(number))

function messageOf(subjects: readonly Subject[], locale: Locale): string {
  const all = subjects.reduce((sum, { total }) => sum + total.count, 0)
  const [most] = subjects.toSorted((a, b) => b.total.count - a.total.count)
  if (!most || all === 0) return ''
  return say(words.leads, locale, { name: most.name, percent: ((most.total.count / all) * 100).toFixed(1) })
}
