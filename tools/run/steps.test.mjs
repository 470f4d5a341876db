import { expect, test } from 'vitest'
import { instantiationsIn } from './steps.mjs'

test('instantiations are those of all projects', () => {
  const project = count => `Types:             281487\nInstantiations:    ${count}\nMemory used:     512038K\n`
  expect(instantiationsIn(`${project(729_822)}${project(0)}${project(1_000)}Aggregate Instantiations: 730822\n`)).toBe(
    730_822,
  )
  expect(instantiationsIn('a.ts(1,1): error TS2304: Cannot find name')).toBe(0)
})
