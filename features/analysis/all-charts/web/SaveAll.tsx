/** All charts that are shown, in their order: as one workbook, or as one picture. */
import type { Question } from '@guanlan/features/articles/articles/contract'
import { useSaveFile, useTaking } from '@guanlan/features/charts/charts/web'
import { Icon, Menu, toast, type useSheet, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { strings } from '../strings.ts'
import type { AnalysisView } from './address.ts'
import type { PlacedPanel } from './panels.ts'

export function SaveAll({
  panels,
  asked: question,
  view,
  sheet,
}: {
  panels: readonly PlacedPanel[]
  asked: Question
  view: AnalysisView
  sheet: ReturnType<typeof useSheet>
}) {
  const t = useWords(strings)
  const save = useSaveFile()
  const { said: reported } = useTaking(question, { chart: 'dataVolumeTrend' }, t('title'))
  const [isBusy, setBusy] = useState(false)
  const shown = panels.filter(each => each.shown)
  const titleOf = (name: string) => shown.find(each => each.name === name)?.part.title || t(name as PlacedPanel['name'])
  const within = { releaseHotZone: view.regions.release.within, mentionHotZone: view.regions.mentioned.within }
  const asWorkbook = () =>
    save(
      question,
      shown.map(({ name, part: { title } }) => ({
        ...{ chart: name, title },
        ...(name === 'split' && { by: view.split.by }),
        ...(name === 'dataVolumeTrend' && view.against && { against: view.against }),
        ...((name === 'releaseHotZone' || name === 'mentionHotZone') && { within: within[name] }),
      })),
      'xlsx',
      t('title'),
    )
  const asPicture = async () => {
    toast({ text: t('pictureIsMade') })
    try {
      await sheet.save(shown, isWaiting, async missing => ({
        title: t('title'),
        lines: [
          ...((await reported?.()) ?? []),
          ...(missing.length > 0 ? [t('notInPicture', { names: missing.map(titleOf).join(' · ') })] : []),
        ],
      }))
    } catch {
      toast({ text: t('noPicture'), tone: 'warning' })
    }
  }
  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    await work()
    setBusy(false)
  }
  return (
    <Menu
      label={t('saveAll')}
      face={
        <>
          <Icon name="download" size={14} /> {t('saveAll')}
        </>
      }
      className="button small"
      items={[
        {
          key: 'xlsx',
          label: t('allAsExcel'),
          icon: 'table',
          disabled: isBusy || shown.length === 0,
          run: () => void run(asWorkbook),
        },
        {
          key: 'png',
          label: t('allAsPicture'),
          icon: 'download',
          disabled: isBusy || shown.length === 0,
          run: () => void run(asPicture),
        },
      ]}
    />
  )
}

/** Its answer is on its way: what is said while a panel waits stands in it. */
const isWaiting = (name: string): boolean => document.querySelector(`[data-panel="${name}"] [data-waiting]`) !== null
