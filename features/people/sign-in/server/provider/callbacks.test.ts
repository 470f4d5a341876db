import { expect, test } from 'vitest'
import { callbacksOf, isCallback } from './callbacks.ts'

const https = 'https://guanlan.example.com'
test.each([
  [true, 'guanlan.example.com', https, 'https://guanlan.example.com/session/callback'],
  [true, 'ipr.example.com', https, 'https://ipr.example.com/session/callback'],
  [true, 'ipr.example.com', `${https}:8443`, 'https://ipr.example.com:8443/session/callback'],
  [true, '10.0.0.5', 'http://10.0.0.5:8080', 'http://10.0.0.5:8080/session/callback'],
  [true, 'localhost', https, 'http://localhost:5173/session/callback'],
  [true, '127.0.0.1', https, 'http://127.0.0.1:18186/session/callback'],
  [false, 'guanlan.example.com', https, 'http://guanlan.example.com/session/callback'],
  [false, 'guanlan.example.com', https, 'https://guanlan.example.com:8443/session/callback'],
  [false, 'guanlan.example.com', https, 'https://ipr.example.com/session/callback'],
  [false, 'guanlan.example.com', https, 'https://guanlan.example.com@evil.example/session/callback'],
  [false, 'guanlan.example.com', https, 'https://user@guanlan.example.com/session/callback'],
  [false, 'guanlan.example.com', https, 'https://guanlan.example.com/session/callback#x'],
  [false, 'guanlan.example.com', https, 'https://guanlan.example.com/session/callback?x=1'],
  [false, 'guanlan.example.com', https, 'https://guanlan.example.com/session/callback/'],
  [false, 'guanlan.example.com', https, 'https://guanlan.example.com/session/x/../callback'],
  [false, 'guanlan.example.com', https, 'https://GUANLAN.example.com/session/callback'],
  [false, 'guanlan.example.com', https, 'javascript:alert(1)'],
  [false, 'ipr.example.com', 'http://10.0.0.5:8080', 'http://ipr.example.com/session/callback'],
  [false, 'localhost', https, 'http://user@localhost:5173/session/callback'],
  [false, 'localhost', https, 'http://localhost:5173/session/callback#x'],
  [false, 'localhost', https, 'http://127.0.0.1:5173/session/callback'],
  [false, 'localhost', https, 'ftp://localhost/session/callback'],
])('%s: %s at %s comes back to %s', (isAllowed, host, publicUrl, address) => {
  expect(isCallback(address, host, callbacksOf(host, publicUrl))).toBe(isAllowed)
})
