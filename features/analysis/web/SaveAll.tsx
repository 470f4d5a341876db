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
}: {
  panels: readonly PlacedPanel[]
  asked: Question
  split: AnalysisView['split']
}) {
  const t = useWords(strings)
  const save = useSaveFile()
  const [isBusy, setBusy] = useState(false)
  const charts = panels
    .filter(({ shown }) => shown)
    .map(({ name, part: { title } }) => ({ chart: name, title, ...(name === 'split' && { by: split.by }) }))
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
