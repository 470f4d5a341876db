import { expect, test } from 'vitest'
import { classesOf, problemsOf, usesOf } from './style-classes.mjs'

test('a sheet has the classes of its selectors, within conditions, too, and not those of everybody', () => {
  const sheet = `/* .spoken */
.page { margin: 0.5em; background: url("a.png") }
@media (max-width: 800px) { .page > :is(.narrow, .two-words):hover { top: 0 } }
.here :global(.button.small):not(:global(.chip):hover) { top: 0 }
@keyframes turn { 50.5% { top: 0 } }`
  expect([...classesOf(sheet)]).toEqual(['page', 'narrow', 'two-words', 'here'])
})

/** Of a template in a text. */
const dollar = '$'
const using = code => usesOf('features/a/web/A.tsx', `import styles from './a.module.css'\n${code}`)

test('a module uses names, beginnings of names, or all of a sheet', () => {
  expect(using('<b className={styles.one} title="styles" /> styles.two')).toEqual([
    { sheet: 'features/a/web/a.module.css', names: ['one', 'two'], beginnings: [], all: false },
  ])
  expect(using(`styles[\`level${dollar}{level}\`]`)).toMatchObject([{ beginnings: ['level'], all: false }])
  expect(using('styles[kind]')).toMatchObject([{ all: true }])
  expect(using('<Popover styles={styles} />')).toMatchObject([{ all: true }])
})

test('what nobody uses and what is not there is named', () => {
  const sheets = new Map([
    ['web/a.module.css', '.one {} .two {} .level1 {}'],
    ['web/b.module.css', '.one {}'],
  ])
  const modules = new Map([
    ['web/A.tsx', `import styles from './a.module.css'\nstyles.one + styles.three + styles[\`level${dollar}{n}\`]`],
  ])
  expect(problemsOf(sheets, modules)).toEqual([
    'web/a.module.css: nobody uses .two',
    'web/A.tsx: web/a.module.css has no .three',
    'web/b.module.css: nobody uses .one',
  ])
})
