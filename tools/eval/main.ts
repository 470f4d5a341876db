// `node tools/eval/main.ts text|assistant|crisis|events|media|releases [--only a,b] [--data DIR] [--part test|all] [--seen DIR] [--json]`; started by `npm run eval --`.
import { existsSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { assistantTasks } from './assistant/tasks.ts'
import { crisisTasks } from './crisis/tasks.ts'
import { eventTasks } from './events/tasks.ts'
import { mediaTasks } from './media/tasks.ts'
import { releaseTasks } from './releases/tasks.ts'
import { missing, table } from './report.ts'
import type { Data, Measured } from './shape.ts'
import { textTasks } from './text/tasks.ts'

const areas = {
  assistant: assistantTasks,
  text: textTasks,
  crisis: crisisTasks,
  events: eventTasks,
  media: mediaTasks,
  releases: releaseTasks,
}

const { values, positionals } = parseArgs({
  // npm takes the `--` of `npm run eval -- text` for itself; written to tools/run.mjs it arrives here and means nothing.
  args: process.argv.slice(2).filter(word => word !== '--'),
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    data: { type: 'string', default: '../shared/data' },
    part: { type: 'string', default: 'test' },
    seen: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})
const [area = 'text'] = positionals
if (!Object.hasOwn(areas, area)) stop(`Say one of: ${Object.keys(areas).join(', ')}.`)
if (values.part !== 'test' && values.part !== 'all') stop('--part is test or all.')
const only = values.only?.split(',')
const tasks = areas[area as keyof typeof areas].filter(({ name }) => !only || only.includes(name))
const unknown = only?.filter(name => !tasks.some(task => task.name === name)) ?? []
if (unknown.length > 0) stop(`No such task: ${unknown.join(', ')}.`)

const data: Data = { folder: values.data, part: values.part as Data['part'], seen: values.seen }
const rows: Measured[] = []
const skipped: string[] = []
for (const task of tasks) {
  const absent = task.needs.filter(path => !existsSync(`${data.folder}/${path}`))
  if (absent.length === task.needs.length && absent.length > 0) {
    skipped.push(task.name)
    process.stderr.write(`${missing(task.name, data.folder, absent)}\n`)
    continue
  }
  rows.push(...(await task.run(data)))
}
const about = {
  date: new Date().toISOString().slice(0, 10),
  data: data.folder,
  part: data.part,
  processor: cpus()[0]?.model ?? 'unknown',
  node: process.version,
}
if (values.json) process.stdout.write(`${JSON.stringify({ ...about, skipped, rows }, null, 1)}\n`)
else process.stdout.write(`${table(rows)}\n\n${Object.values(about).join(' · ')}\n`)

function stop(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
