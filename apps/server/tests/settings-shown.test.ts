import { expect, test } from 'vitest'
import { settingsShown } from '../settings-shown.ts'

test('operators see what is in force, and nothing that opens anything', () => {
  const shown = settingsShown({
    GUANLAN_PORT: '9000',
    GUANLAN_SECRET: 'a secret of thirty-two characters!',
    SMTP_URL: 'smtps://user:word-of-the-mail@mail.example.com',
    DATABASE_URL: 'postgres://guanlan:word-of-the-database@db.intern/guanlan?password=word-of-the-question',
    GUANLAN_PROXY:
      'http://who:word-of-the-proxy@proxy.intern:3128, example.com=http://who:word-of-another@other.intern',
    GUANLAN_AI_KEY: 'word-of-the-model',
    GUANLAN_METRICS_TOKEN: 'word-of-the-metrics',
    GUANLAN_ALIPAY_PRIVATE_KEY: 'word-of-the-payments',
    S3_SECRET_FILE: '/run/secrets/files',
    HOME: '/home/of-somebody',
  })
  const of = Object.fromEntries(shown.map(({ name, ...one }) => [name, one]))
  expect(of.GUANLAN_PORT).toEqual({ value: '9000', isSet: true })
  expect(of.GUANLAN_DEMO).toEqual({ value: 'on', isSet: false })
  expect(of.S3_URL).toEqual({ value: '', isSet: false })
  expect(of.S3_SECRET_FILE).toEqual({ value: '/run/secrets/files', isSet: true })
  expect(of.GUANLAN_SECRET).toEqual({ value: '•••', isSet: true })
  expect(JSON.stringify(shown)).not.toMatch(/word-of|thirty-two|of-somebody/)
  expect(of.SMTP_URL?.value).toBe('smtps://•••@mail.example.com')
})
