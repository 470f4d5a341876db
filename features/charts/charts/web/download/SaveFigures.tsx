import { SaveFiles } from '@guanlan/platform/web'
import { type ChartToTake, type SentQuestion, useTaking } from './use-taking.ts'

/** The numbers of a panel that is no picture of the kit's, as a file. */
export function SaveFigures({
  asked: question,
  chart,
  title,
}: {
  asked: SentQuestion
  chart: ChartToTake['chart']
  title: string
}) {
  const { items = [] } = useTaking(question, { chart }, title)
  return <SaveFiles title={title} items={items} />
}
