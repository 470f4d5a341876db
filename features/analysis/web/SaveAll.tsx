/** All charts that are shown as one workbook, in their order. */
import type { Question } from '@guanlan/features/articles/contract'
import { useSaveFile } from '@guanlan/features/charts/web'
import { Button, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { strings } from '../strings.ts'
import type { AnalysisView } from './address.ts'
import type { PlacedPanel } from './panels.ts'

export function SaveAll({
  panels,
  asked,
  split,
  against,
}: {
  panels: readonly PlacedPanel[]
  asked: Question
  split: AnalysisView['split']
  against: AnalysisView['against']
}) {
  const t = useWords(strings)
  const save = useSaveFile()
  const [isBusy, setBusy] = useState(false)
  const charts = panels
    .filter(({ shown }) => shown)
    .map(({ name }) => ({
      chart: name,
      ...(name === 'split' && { by: split.by }),
      ...(name === 'dataVolumeTrend' && against && { against }),
    }))
  const run = async () => {
    setBusy(true)
    await save(asked, charts, 'xlsx', t('title'))
    setBusy(false)
  }
  return (
    <Button size="small" icon="download" disabled={isBusy || charts.length === 0} onClick={() => void run()}>
      {t('saveAll')}
    </Button>
  )
}
