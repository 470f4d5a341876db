import { useMonitors } from '@guanlan/features/monitors/monitors/web'
import { PickPanel, PopoverButton, useMay, useWords } from '@guanlan/platform/web'
import { useNavigate } from 'react-router'
import { strings } from '../../strings.ts'
import { campaignAddress } from '../addresses.ts'
import { useMakeOf } from '../use-campaigns.ts'

/** A campaign with the rule of a monitor that is chosen by name; its plan is opened. */
export default function OfMonitor() {
  const t = useWords(strings)
  const may = useMay()
  if (!may('campaigns.edit') || !may('monitors.view')) return null
  return (
    <PopoverButton label={t('makeOfMonitor')} icon="copy" isIconOnly>
      {close => <Monitors onDone={close} />}
    </PopoverButton>
  )
}

const nobody: ReadonlySet<number> = new Set()

function Monitors({ onDone }: { onDone: () => void }) {
  const t = useWords(strings)
  const navigate = useNavigate()
  const makeOf = useMakeOf()
  const { data: monitors = [] } = useMonitors()
  const make = async (id: number) => {
    onDone()
    const made = await makeOf({ of: 'monitor', id })
    if (made) void navigate(campaignAddress(made.id, 'plan'))
  }
  return (
    <PickPanel
      label={t('makeOfMonitor')}
      choices={monitors.filter(({ kind }) => kind === 'item').map(({ id, name }) => ({ id, name }))}
      chosen={nobody}
      onTurn={id => void make(Number(id))}
    />
  )
}
