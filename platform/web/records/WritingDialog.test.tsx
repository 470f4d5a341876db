// @vitest-environment jsdom
// A dialog that something is written in: its button and Escape ask first, when something is unsaved.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { closeScreen, openScreen, prepareBrowser } from '../testing/open-screen.tsx'
import { useUnsaved } from './unsaved.ts'
import { WritingDialog } from './WritingDialog.tsx'

let leaveBrowser: () => void
beforeAll(() => {
  leaveBrowser = prepareBrowser('http://localhost')
})
afterAll(() => leaveBrowser())
afterEach(closeScreen)

function Written({ isDirty, onClose }: { isDirty: boolean; onClose: () => void }) {
  useUnsaved(isDirty)
  return (
    <WritingDialog label="联系人" size="small" onClose={onClose}>
      {leave => (
        <button type="button" onClick={() => void leave()}>
          离开
        </button>
      )}
    </WritingDialog>
  )
}

function open(isDirty: boolean) {
  const closed: string[] = []
  const user = openScreen(<Written isDirty={isDirty} onClose={() => closed.push('closed')} />)
  const dialog = screen.getByRole('dialog', { name: '联系人' }) as HTMLDialogElement
  expect(dialog.open).toBe(true)
  return { user, dialog, closed }
}

test.each(['Escape', 'button'])('%s asks before what is unsaved is lost', async way => {
  const { user, dialog, closed } = open(true)
  const leave = async () => {
    // Without it the browser would close the dialog at once.
    if (way === 'Escape') expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false)
    else await user.click(screen.getByRole('button', { name: '离开' }))
  }
  await leave()
  await user.click(await screen.findByRole('button', { name: '取消' }))
  expect(closed).toEqual([])
  await leave()
  await user.click(await screen.findByRole('button', { name: '放弃修改并离开' }))
  await waitFor(() => expect(closed).toEqual(['closed']))
})

test('it is left at once where nothing is unsaved', async () => {
  const { dialog, closed } = open(false)
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  await waitFor(() => expect(closed).toEqual(['closed']))
})
