// A timer that is due while its worker is killed (-9) again and again: one run, one report, one mail a person.
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { monitorServer, openMonitorSaves } from '@guanlan/features/monitors/monitors/server'
import { reportsServer } from '@guanlan/features/reports/reports/server'
import { diskFiles, openDocuments } from '@guanlan/platform/server'
import { killAgainAndAgain, openFeature, rounds, testFiles } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { openOutbox, testSender } from '../../../workspace/notifications/server/testing/open-outbox.ts'
import { timedReportsServer } from './index.ts'
import { runTimers } from './turns.ts'

const noListener = { on: () => () => {}, onReconnect: () => {}, listening: async () => {}, close: async () => {} }
const { as, databases } = openFeature([
  timedReportsServer({ files: await testFiles() }),
  reportsServer(openDocuments(null)),
  monitorServer(openMonitorSaves(noListener)),
])

test('killed before, while and after it is made: one report, one mail a person, marked late', async () => {
  const member = as()
  const db = databases().worker
  const monitor = (await member('POST', '/inews/monitor', { kind: 'item', name: '灯塔', rule: '灯塔' })).data.id
  const addresses = ['li@example.com', 'han@example.com']
  const formats = ['docx', 'html', 'xlsx']
  const draft = { name: '晨报', templateId: 'daily', monitors: [monitor], formats, addresses }
  await member('POST', '/inews/reportTimer', draft)
  await runTimers(db)
  await sql`update report_timer_turns set next_at = now() - interval '2 days'`.execute(db)
  const folder = await mkdtemp(join(tmpdir(), 'guanlan-timers-'))
  const run = async () => (await member('GET', '/inews/reportTimerInfo')).data.list
  const script = fileURLToPath(new URL('testing/timer-process.ts', import.meta.url))
  await killAgainAndAgain({
    words: [script, databases().ownerUrl, folder],
    kills: rounds(2, 6),
    lifeMs: kill => 150 + rounds(800, 300) * kill,
    isDone: async () => (await run())[0]?.sends === 1,
  })
  const mails: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      stream.resume()
      stream.on('end', () => {
        mails.push(...session.envelope.rcptTo.map(({ address }) => address))
        done()
      })
    },
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const mail = { smtpUrl: `smtp://127.0.0.1:${port}`, from: testSender, files: await diskFiles(folder) }
  const outbox = await openOutbox(databases(), { mail })
  await outbox.settled()
  await outbox.stop()
  await new Promise<void>(resolve => server.close(resolve))
  await rm(folder, { recursive: true })

  const runs = await run()
  expect(runs).toHaveLength(1)
  expect(runs[0]).toMatchObject({ state: 'done', isLate: true, problem: null })
  expect(
    runs[0].files.map(({ format, isCurrent }: { format: string; isCurrent: boolean }) => [format, isCurrent]),
  ).toEqual(formats.map(format => [format, true]))
  expect((await member('POST', '/report/list', {})).data.total).toBe(1)
  expect(mails.sort()).toEqual(addresses.sort())
})
