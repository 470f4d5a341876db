import { screenAddresses } from '@guanlan/features/boards/big-screens/contract'
import { useScreens } from '@guanlan/features/boards/big-screens/web'
import { useRotations } from '@guanlan/features/boards/screen-rotations/web'
import { RecordDialog, SelectInput, TextInput, useDraft, useWords } from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { codeLength, nameLength, Pairing, type Player, PlayerDraft } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, playersKey, wallAddress } from '../api.ts'

const empty: Pairing = { code: '', name: '', screen: 'monitorScreen' }

/** Pairs a television by its code, or changes what a player shows. @param start null: a new one, or its code where an address brought it */
export function PlayerForm({
  start,
  code = '',
  onClose,
}: {
  start: Player | null
  code?: string
  onClose: () => void
}) {
  const t = useWords(strings)
  const client = useQueryClient()
  const screens = useScreens()
  const draft = useDraft<Pairing, Player>({
    schema: start ? PlayerDraft : Pairing,
    words: strings,
    start: start ?? { ...empty, code },
    draftOf: ({ name, screen }) => ({ name, screen, code: '' }),
    create: body => api.pair.act({ body }),
    update: ({ code: _, ...body }) => api.update.act({ body }),
    load: async id => (await api.list()).find(player => player.id === id) as Player,
    message: ({ name }) => t(start ? 'saved' : 'paired', { name }),
    onSaved: () => {
      void client.invalidateQueries({ queryKey: [playersKey] })
      onClose()
    },
  })
  const rotations = useRotations()
  const own = (screens.data ?? []).map(({ address, title }) => {
    const last = address.split('/').at(-1) ?? ''
    return { id: screenAddresses.find(name => name === last) ?? Number(last), name: title }
  })
  const inTurn = (rotations.data?.list ?? []).map(({ id, name }) => ({
    ...{ id: `rotation:${id}` as const, name: t('inTurn', { name }) },
  }))
  const choices: { id: PlayerDraft['screen']; name: string }[] = [...own, ...inTurn]
  return (
    <RecordDialog draft={draft} title={t(start ? 'edit' : 'pair')} onClose={onClose}>
      {!start && <p>{t('pairHow', { address: wallAddress() })}</p>}
      {!start && <TextInput of={draft} name="code" label={t('code')} most={codeLength} />}
      <TextInput of={draft} name="name" label={t('place')} most={nameLength} />
      <SelectInput of={draft} name="screen" label={t('screen')} choices={choices} />
    </RecordDialog>
  )
}
