/** Charts of what all subjects have: each subject is a series, in the same colour everywhere. */

import { mediaTypes } from '@guanlan/features/articles/articles/contract'
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { mediaTypeIs, sentimentIs } from '@guanlan/features/charts/charts/web'
import { BarChart, type ChartData, useWords } from '@guanlan/platform/web'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import type { Comparison } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { behind } from '../behind.ts'
import { useRegions } from './use-regions.ts'

interface Props {
  data: Comparison
}

const sentiments = ['positive', 'neutral', 'negative'] as const

export function Sentiments({ data }: Props) {
  const t = useWords(strings)
  const navigate = useNavigate()
  const chart = useMemo<ChartData>(
    () => ({
      head: t('subject'),
      rows: data.subjects.map(({ name }) => name),
      series: sentiments.map(sentiment => ({
        name: t(sentiment),
        tone: sentiment,
        values: data.subjects.map(({ total }) => total[sentiment]),
      })),
    }),
    [data, t],
  )
  return (
    <BarChart
      title={t('sentiments')}
      data={chart}
      stacked
      horizontal
      onOpen={({ row, series }) => {
        const subject = data.subjects[row]
        const sentiment = sentiments[series]
        if (subject && sentiment) void navigate(behind(subject, data, [sentimentIs(sentiment)]))
      }}
    />
  )
}

export function MediaTypes({ data }: Props) {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const navigate = useNavigate()
  const shown = useMemo(
    () =>
      mediaTypes.filter(each => data.subjects.some(subject => subject.mediaTypes.some(of => of.mediaType === each))),
    [data],
  )
  const chart = useMemo<ChartData>(
    () => ({
      head: t('mediaType'),
      rows: shown.map(each => a(each)),
      series: data.subjects.map(({ name, mediaTypes: of }) => ({
        name,
        values: shown.map(each => of.find(({ mediaType }) => mediaType === each)?.count ?? 0),
      })),
    }),
    [data, shown, t, a],
  )
  return (
    <BarChart
      title={t('mediaTypes')}
      data={chart}
      onOpen={({ row, series }) => {
        const subject = data.subjects[series]
        const mediaType = shown[row]
        if (subject && mediaType) void navigate(behind(subject, data, [mediaTypeIs(mediaType)]))
      }}
    />
  )
}

export function Regions({ data }: Props) {
  const t = useWords(strings)
  const navigate = useNavigate()
  const { shown, nameOf, filtersOf } = useRegions(data)
  const chart = useMemo<ChartData>(
    () => ({
      head: t('region'),
      rows: shown.map(nameOf),
      series: data.subjects.map(({ name, regions }) => ({
        name,
        values: shown.map(each => regions.find(({ region }) => region === each)?.count ?? 0),
      })),
    }),
    [data, shown, nameOf, t],
  )
  return (
    <BarChart
      title={t('regions')}
      data={chart}
      onOpen={({ row, series }) => {
        const subject = data.subjects[series]
        const region = shown[row]
        if (subject && region !== undefined) void navigate(behind(subject, data, filtersOf(region)))
      }}
    />
  )
}
