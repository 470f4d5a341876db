// @vitest-environment jsdom
import { type FakeServer, startFakeServer } from '@guanlan/platform/testing'
import { screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { Contacts } from '../testing/Contacts.tsx'
import { contactStrings, contacts } from '../testing/contacts.ts'
import { contactsAnswers } from '../testing/contacts-answers.ts'
import { contactsServer } from '../testing/contacts-server.ts'
import { closeScreen, openScreen, prepareBrowser } from '../testing/open-screen.tsx'
import { enterTakes } from './enter-takes.ts'

let fake: FakeServer<typeof contacts>
let leaveBrowser: () => void
beforeAll(async () => {
  fake = await startFakeServer(contacts, contactsAnswers(contactsServer(1)), { contacts: contactStrings })
  leaveBrowser = prepareBrowser(fake.origin)
})
afterEach(closeScreen)
afterAll(async () => {
  leaveBrowser()
  await fake.stop()
})

test.each([
  ['朔野', ['朔野汽车'], '朔野汽车'],
  ['朔野汽车', ['朔野汽车', '朔野汽车销量'], '朔野汽车'],
  ['朔野', ['朔野汽车', '朔野汽车销量'], null],
  [' ', ['朔野汽车'], null],
])('of %s among %j Enter takes %s', (typed, names, taken) =>
  expect(
    enterTakes(
      names.map((name, id) => ({ id, name })),
      typed,
    )?.name ?? null,
  ).toBe(taken),
)

test('what was chosen by keys is kept when the field is left by Tab', async () => {
  const user = openScreen(<Contacts isWhole />, '/?open=new')
  const field = await screen.findByRole('combobox', { name: /关注/ })
  const chosen = () => [...document.querySelectorAll('.tag.accent')]
  await user.click(field)
  await screen.findByRole('option', { name: /成员001/ })
  await user.keyboard('{ArrowDown}{Enter}')
  expect(chosen().map(each => each.textContent)).toEqual(['成员001'])
  await user.tab()
  expect(chosen()).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: '移除 成员001' }))
  expect(chosen()).toHaveLength(0)
})

test('Enter takes the only one that fits what was typed', async () => {
  const user = openScreen(<Contacts isWhole />, '/?open=new')
  const chosen = () => [...document.querySelectorAll('.tag.accent')].map(each => each.textContent)
  const many = await screen.findByRole('combobox', { name: /关注/ })
  await user.type(many, '成员017')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  await user.keyboard('{Enter}')
  expect(chosen()).toEqual(['成员017'])
  await user.keyboard('{Escape}')
  await user.tab()
  const one = await screen.findByRole<HTMLInputElement>('combobox', { name: /负责人/ })
  await user.type(one, '成员018')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  await user.keyboard('{Enter}')
  expect(one.value).toBe('成员018')
})
