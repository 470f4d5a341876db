import type { EChartsType } from 'echarts/core'
import { useWords } from '../language/words.ts'
import { Icon } from '../parts/Icon.tsx'
import { Menu } from '../parts/Menu.tsx'
import type { MenuItem } from '../parts/MenuItems.tsx'
import { toast } from '../parts/toasts.ts'
import type { ChartGround } from '../theme/echarts.ts'
import { type ChartColours, useChartColours } from './colours.ts'
import { type PictureText, savePicture } from './picture.ts'
import { chartStrings } from './strings.ts'

export type DrawnChart = EChartsType

export interface Taking {
  /** What stands beneath a picture, asked for when one is saved. */
  said?: () => Promise<readonly string[]>
  /** Further ways to take the chart away, below the pictures. */
  items?: readonly MenuItem[]
}

/** All ways in which a chart leaves the screen: as a picture, and what the screen offers besides. */
export function SaveMenu({
  title,
  isPicture,
  chart,
  legend,
  caption,
  ground = 'panel',
  take,
}: {
  title: string
  /** False: its figures are shown as a table now. */
  isPicture: boolean
  chart: { current: EChartsType | null }
  /** What the colours mean, where the picture does not say it itself. */
  legend: (colours: ChartColours) => PictureText['legend']
  caption?: string | undefined
  ground?: ChartGround
  take?: Taking | undefined
}) {
  const t = useWords(chartStrings)
  const colours = useChartColours(ground)
  const save = async (kind: 'png' | 'svg') => {
    try {
      const lines = [...(caption ? [caption] : []), ...((await take?.said?.()) ?? [])]
      // It may have been drawn anew meanwhile.
      if (chart.current) await savePicture(kind, chart.current, { title, legend: legend(colours), lines }, colours)
    } catch {
      toast({ text: t('notDownloaded'), tone: 'warning' })
    }
  }
  const items: MenuItem[] = [
    { key: 'png', label: t('asPng'), icon: 'download', disabled: !isPicture, run: () => void save('png') },
    { key: 'svg', label: t('asSvg'), icon: 'download', disabled: !isPicture, run: () => void save('svg') },
    ...(take?.items ?? []),
  ]
  return <MenuOfIcon label={t('save', { title })} items={items} />
}

/** The same face wherever figures are taken away, also of panels without a picture. */
export const MenuOfIcon = ({ label, items }: { label: string; items: readonly MenuItem[] }) => (
  <Menu
    label={label}
    face={<Icon name="download" size={14} />}
    className="button quiet small only-icon"
    items={items}
  />
)

/** Of a panel that is no picture of the kit's. */
export function SaveFiles({ title, items }: { title: string; items: readonly MenuItem[] }) {
  const t = useWords(chartStrings)
  return <MenuOfIcon label={t('save', { title })} items={items} />
}
