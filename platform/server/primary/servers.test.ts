import { describe, expect, test } from 'vitest'
import { addressAt, serverOf, tlsOf } from './servers.ts'

describe('a server that may take over', () => {
  test.each([
    ['db2.intern', { host: 'db2.intern', port: 5432 }],
    ['db2.intern:5433', { host: 'db2.intern', port: 5433 }],
    ['10.0.0.7:6000', { host: '10.0.0.7', port: 6000 }],
    ['[fd00::7]:6000', { host: 'fd00::7', port: 6000 }],
  ])('%s', (text, server) => expect(serverOf(text)).toEqual(server))

  test('has the owner’s address otherwise', () => {
    const owner = 'postgres://o:p%40ss@db1.intern:5432/here?sslmode=require&application_name=x'
    expect(addressAt(owner, { host: 'db2.intern', port: 6000 })).toBe(
      owner.replace('db1.intern:5432', 'db2.intern:6000'),
    )
    expect(new URL(addressAt(owner, { host: 'fd00::7', port: 6000 })).host).toBe('[fd00::7]:6000')
  })

  test('is asked by TLS where the address says so', () => {
    expect(tlsOf('postgres://o:p@db1/here')).toBeNull()
    expect(tlsOf('postgres://o:p@db1/here?sslmode=disable')).toBeNull()
    expect(tlsOf('postgres://o:p@db1/here?sslmode=verify-full')).toEqual({})
  })
})
