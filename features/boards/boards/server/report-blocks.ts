/** Panels as blocks of a report: what a report has a block for, in the order of the board. Pure. */
import { type BlockKind, TemplateBlock } from '@guanlan/features/reports/reports/contract'
import type { Panel, Shown } from '../contract.ts'

type Settings = { kind: BlockKind } & Partial<TemplateBlock>
type ChartName = Extract<Shown, { kind: 'chart' }>['chart']

const charts: Partial<Record<ChartName, BlockKind>> = {
  dataVolumeTrend: 'volumeTrend',
  sentimentShares: 'sentimentShares',
  sentimentTrend: 'sentimentTrend',
  mediaTypes: 'mediaTypes',
  activeMedia: 'activeMedia',
  popularAccount: 'popularAccounts',
  releaseHotZone: 'regions',
  hotKeyWord: 'hotWords',
  wordMoves: 'hotWordTable',
  hotSpot: 'hotStories',
  touch: 'interactions',
}

function settingsOf(shows: Shown): Settings | null {
  if (shows.kind === 'number') return { kind: 'figures' }
  if (shows.kind === 'articles') return { kind: 'articleTable', most: shows.rows }
  if (shows.kind === 'stories') return { kind: 'hotStories', most: shows.rows }
  if (shows.kind === 'text')
    return shows.text.trim()
      ? { kind: 'text', paragraphs: [{ style: 'plain', runs: [{ text: shows.text.slice(0, 2_000) }] }] }
      : null
  const kind = shows.kind === 'chart' ? charts[shows.chart] : undefined
  return kind ? { kind } : null
}

/** A block counts what the whole report counts: a panel with a narrowing of its own has none. */
const isOwn = ({ of }: Panel): boolean => of.monitors !== null || of.range !== null || of.filters.length > 0
const isStill = ({ shows }: Panel): boolean => shows.kind === 'text'

export function reportBlocks(panels: readonly Panel[]): { blocks: TemplateBlock[]; leftOut: Panel[] } {
  const inOrder = panels.toSorted((a, b) => a.at.y - b.at.y || a.at.x - b.at.x)
  const blocks: Settings[] = [{ kind: 'cover' }]
  const leftOut: Panel[] = []
  for (const panel of inOrder) {
    const settings = isOwn(panel) && !isStill(panel) ? null : settingsOf(panel.shows)
    if (!settings) leftOut.push(panel)
    // All numbers of a board are one block of figures.
    else if (settings.kind !== 'figures') blocks.push({ ...settings, title: panel.title })
    else if (!blocks.some(({ kind }) => kind === 'figures')) blocks.push(settings)
  }
  blocks.push({ kind: 'method' })
  return { blocks: blocks.map((block, at) => TemplateBlock.parse({ id: `b${at + 1}`, ...block })), leftOut }
}
