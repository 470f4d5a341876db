import { SaveFiles } from '@guanlan/platform/web'
import { type Asked, useTaking, type Wanted } from './use-taking.ts'

/** The numbers of a panel that is no picture of the kit's, as a file. */
export function SaveFigures({ asked, chart, title }: { asked: Asked; chart: Wanted['chart']; title: string }) {
  const { items = [] } = useTaking(asked, { chart }, title)
  return <SaveFiles title={title} items={items} />
}
