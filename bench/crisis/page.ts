/** What pages by link weigh before their charts, by the build: compressed scripts and styles of one language. */
import { readFile } from 'node:fs/promises'
import { print } from './place.ts'

const pages = [
  'features/crisis/crisis/web/shared/SharedCrisis.tsx',
  'features/crisis/crisis/web/shared/SharedCharts.tsx',
  'features/crisis/tracking/web/topics/SharedTopic.tsx',
  'features/crisis/crisis/web/task-links/AnsweredTask.tsx',
]

export const weighPages = (): Promise<void> => weigh(pages)

export async function weigh(weighed: readonly string[]): Promise<void> {
  const file = new URL('../../apps/web/dist/screens.json', import.meta.url)
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return print('page: the web app is not built; nothing weighed')
  const { alone } = JSON.parse(text) as { alone: Record<string, number> }
  for (const page of weighed)
    print(
      `page ${page.replace(/^.*\//, '').replace('.tsx', '')}: ${((alone[page] ?? Number.NaN) / 1_000).toFixed(0)} KB (must 200, aim 150)`,
    )
}
