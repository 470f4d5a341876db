// @vitest-environment jsdom
import { type FakeServer, startFakeServer } from '@guanlan/platform/testing'
import { screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { Contacts } from '../testing/Contacts.tsx'
import { contactStrings, contacts } from '../testing/contacts.ts'
import { contactsAnswers } from '../testing/contacts-answers.ts'
import { contactsServer } from '../testing/contacts-server.ts'
import { closeScreen, openScreen, prepareBrowser } from '../testing/open-screen.tsx'

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
