import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

// Several checkouts on one machine may run their journeys at the same time.
const port = process.env.GUANLAN_E2E_PORT ?? '18080'
const address = `http://127.0.0.1:${port}`

// As tools/run/browser.mjs installs them.
const chromium = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync)

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  // Each worker works in an organisation of its own (e2e/fixtures/organisations.ts), and each journey on what it made itself.
  globalSetup: './e2e/fixtures/organisations.ts',
  workers: 3, // of two processors: a journey waits nearly as long as it works
  fullyParallel: true,
  forbidOnly: true,
  retries: 0, // as in vitest.config.ts: what passes at the second try is a defect
  // What hangs is ended; a machine that does three other things at once is given the time that it then takes.
  timeout: 180_000,
  globalTimeout: 60 * 60_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/report.json' }]],
  use: {
    baseURL: address,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // Movements cost a fifth of the processor and show nothing that a journey looks at.
    contextOptions: { reducedMotion: 'reduce' },
    // Keeping a trace costs a third of the whole run; what failed is seen without it, too, as a picture and as the page's outline.
    trace: process.env.GUANLAN_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.GUANLAN_CHROMIUM ?? chromium,
      timeout: 60_000, // a cold disk: the first launch alone may take most of it
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--process-per-site', // e2e/fixtures/kept-window.ts
      ],
    },
  },
  webServer: {
    command: 'node apps/server/main.ts',
    url: `${address}/health/ready`,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 }, // the embedded database stops with it
    stdout: 'pipe',
    env: {
      GUANLAN_PORT: port,
      GUANLAN_DATA: process.env.GUANLAN_E2E_DATA ?? join(tmpdir(), 'guanlan-e2e'),
      GUANLAN_DEMO: 'on',
      GUANLAN_DEMO_DAYS: '10', // enough for a week's overview, little enough to be filled while the first journeys run
      GUANLAN_ROLE: 'all',
      GUANLAN_TRUSTED_HOSTS: `127.0.0.1:${Number(port) + 1}`, // the site that e2e/sources.test.ts plays
      PUBLIC_URL: address,
      DATABASE_PATIENCE: '60000', // a processor that three journeys share is slow, and its database not away
      DATABASE_URL: '', // a database named for daily work is never the tests'
    },
  },
})
