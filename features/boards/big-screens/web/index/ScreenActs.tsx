import { layoutStrings } from '@guanlan/features/boards/boards/strings'
import { saveLayoutFile, Versions } from '@guanlan/features/boards/boards/web'
import { Icon, later, Menu, type MenuItem, useUndo, useWords } from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { type Screen, type ScreenAddress, ScreenDraft, screenAddresses, screenNames } from '../../contract.ts'
import { touchStrings } from '../../strings/touch.ts'
import { strings } from '../../strings.ts'
import { api, editAddress, screensKey } from '../api.ts'

const TouchBankDialog = later(() => import('../touch/TouchBankDialog.tsx'))

/** What is done with one screen of the index. */
export function ScreenActs({ screen }: { screen: Screen }) {
  const t = useWords(strings)
  const client = useQueryClient()
  const navigate = useNavigate()
  const act = useUndo(() => client.invalidateQueries({ queryKey: [screensKey] }))
  const l = useWords(layoutStrings)
  const w = useWords(touchStrings)
  const [isTouch, setTouch] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const { own, title } = screen
  const make = async (name: string, replaces: ScreenAddress | null) => {
    const { width, height, range, monitors, panels } = screen
    const body = ScreenDraft.parse({ name, replaces, width, height, range, monitors, panels })
    const made = await act(
      () => api.create.act({ body }),
      saved => t('made', { name: saved.name }),
    )
    if (made) void navigate(editAddress(made.id))
  }
  const copy: MenuItem = {
    key: 'copy',
    label: t('copy'),
    run: () => void make(t('copyOf', { name: title }).slice(0, 50), null),
  }
  const bank: MenuItem = { key: 'touch', label: w('touchBank'), run: () => setTouch(true) }
  const items: MenuItem[] = own
    ? [
        { key: 'edit', label: t('edit'), icon: 'edit', run: () => void navigate(editAddress(own.id)) },
        copy,
        bank,
        { key: 'versions', label: l('versions'), run: () => setOpen(true) },
        { key: 'json', label: l('getFile'), run: () => void saveLayoutFile(api, { id: own.id, name: title }) },
        {
          key: 'remove',
          label: t(screen.replaces ? 'putBack' : 'remove'),
          begins: true,
          run: () =>
            void act(
              () => api.remove.act({ body: { ids: [own.id] } }),
              () => t(screen.replaces ? 'putBackNote' : 'removed', { name: title }),
            ),
        },
      ]
    : [{ key: 'own', label: t('makeOwn'), run: () => void make(title, addressNamed(screen.address)) }, copy, bank]
  return (
    <>
      <Menu label={t('actsOf', { name: title })} face={<Icon name="more" />} items={items} />
      {isTouch && (
        <Suspense>
          <TouchBankDialog
            screen={screenNames.find(name => screen.address === `/bigScreen/${name}`) ?? own?.id ?? 'monitorScreen'}
            name={title}
            onClose={() => setTouch(false)}
          />
        </Suspense>
      )}
      {isOpen && own && (
        <Suspense>
          <Versions api={api} queryKey={screensKey} id={own.id} version={own.version} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const addressNamed = (address: string): ScreenAddress | null =>
  screenAddresses.find(name => address === `/bigScreen/${name}`) ?? null
