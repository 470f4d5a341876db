/** What is marked on a chart over time: what people noted, and, unless the reader hides them, changed rules, warnings, crises, events and campaigns. */
import type { MarkedSetKind } from '@guanlan/features/articles/articles/contract'
import { useStartedIncidents } from '@guanlan/features/warnings/warnings/web'
import { connect, useListSettings, useMay, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type ChartNote, charts } from '../../contract.ts'
import { strings } from '../../strings.ts'

export const noteApi = connect(charts)
const minuteMs = 60_000
const beginOf = { crisis: 'noteCrisis', event: 'noteEvent', campaign: 'noteCampaign' } as const satisfies Record<
  MarkedSetKind,
  string
>

export interface ChartMark {
  kind: 'note' | 'rule' | 'warning' | MarkedSetKind
  /** Moments; the end of a stretch, null of a moment. */
  from: string
  until: string | null
  text: string
  note: ChartNote | null
}

export interface MarksQuery {
  monitor?: number | undefined
  monitors?: readonly number[] | undefined
  /** A medium or account of the library, in place of monitors. */
  entry?: string | undefined
  from: string
  to: string
}

/** Hidden or shown is kept for the person, on every machine. */
export function useAutomatic(): { shown: boolean; show: (shown: boolean) => void } {
  const { choices, arrange } = useListSettings('chartNotes')
  return {
    shown: choices.automatic !== 'hidden',
    show: shown => arrange({ choices: { ...choices, automatic: shown ? 'shown' : 'hidden' } }),
  }
}

/** Of the question of a chart; whole minutes, so that a range that moves on does not ask with every picture. */
export function useMarks({ monitor, monitors, entry, from, to }: MarksQuery): ChartMark[] {
  const t = useWords(strings)
  const { shown } = useAutomatic()
  const mayRead = useMay()('charts.view')
  const of = monitors ?? (monitor === undefined ? [] : [monitor])
  const minute = (at: string, up: number) =>
    new Date((Math.floor(Date.parse(at) / minuteMs) + up) * minuteMs).toISOString()
  const body = { monitors: [...of], entry, from: minute(from, 0), to: minute(to, 1) }
  const { data } = useQuery({
    queryKey: ['charts', 'notes', body],
    queryFn: ({ signal }) => noteApi.notes({ body }, { signal }),
    enabled: mayRead,
    placeholderData: before => before,
  })
  const started = useStartedIncidents(of.length === 1 ? of[0] : undefined, from, to)
  // Which of several monitors an incident is of is not told.
  const isNotified = shown && of.length <= 1 && entry === undefined
  return useMemo(
    () => [
      ...(data?.notes ?? []).map((note): ChartMark => ({ ...note, kind: 'note', note })),
      ...(shown ? (data?.rules ?? []) : []).map(
        ({ name, at }): ChartMark => ({
          kind: 'rule',
          from: at,
          until: null,
          text: t('noteRule', { name }),
          note: null,
        }),
      ),
      ...(shown ? (data?.sets ?? []) : []).map(
        ({ kind, name, at }): ChartMark => ({
          kind,
          from: at,
          until: null,
          text: t(beginOf[kind], { name }),
          note: null,
        }),
      ),
      ...(isNotified ? started : []).map(
        ({ title, openedAt }): ChartMark => ({
          kind: 'warning',
          from: openedAt,
          until: null,
          text: t('noteWarning', { title }),
          note: null,
        }),
      ),
    ],
    [data, shown, isNotified, started, t],
  )
}
