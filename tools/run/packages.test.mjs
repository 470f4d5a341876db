import { expect, test } from 'vitest'
import { refusedPackages } from './packages.mjs'

test('a package called like a module of Node, a given-up and a deprecated one are named, wherever they lie', () => {
  const packages = {
    '': { name: 'https' },
    'apps/web': { name: 'request' },
    'node_modules/https': { version: '1.0.0' },
    'node_modules/a/node_modules/crypto-js': {},
    'node_modules/b': { deprecated: 'use c' },
    'node_modules/@guanlan/web': { link: true },
  }
  expect(refusedPackages({ packages })).toEqual([
    'https: called like a module of Node',
    expect.stringMatching(/^crypto-js: ended /),
    'b: deprecated: use c',
  ])
})

test('an alias is what lies behind it; what runs Node’s code in browsers may be called like it; a folder is no part of a name', () => {
  const packages = {
    'node_modules/https': { name: 'undici-types' },
    'node_modules/events': {},
    'node_modules/@x/https': {},
    'node_modules/path-to-regexp': {},
  }
  expect(refusedPackages({ packages })).toEqual([])
  expect(refusedPackages({ packages: { 'node_modules/c': { name: 'crypto-js' } } })).toHaveLength(1)
})
