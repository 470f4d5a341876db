import { Button, type DoAct, useMay, useWords } from '@guanlan/platform/web'
import type { Plugin } from '../contract.ts'
import { strings } from '../strings.ts'
import { api, usePlugName } from './api.ts'

/** Switches a plug-in on or off; nothing for whoever may not. */
export function PluginSwitch({ plugin, act }: { plugin: Plugin; act: DoAct }) {
  const t = useWords(strings)
  const may = useMay()
  const nameOf = usePlugName()
  if (!may('plugins.switch')) return null
  const { plugType, plugName, isOpen } = plugin
  const name = nameOf(plugin)
  const toggle = () =>
    act(
      () => api.save.act({ body: { plugType, plugName, isOpen: isOpen === 1 ? 0 : 1 } }),
      saved => t(saved.isOpen === 1 ? 'switchedOn' : 'switchedOff', { name }),
    )
  const word = t(isOpen === 1 ? 'switchOff' : 'switchOn')
  return (
    <Button
      size="small"
      kind={isOpen === 1 ? 'plain' : 'primary'}
      aria-label={`${word} ${name}`}
      onClick={() => void toggle()}
    >
      {word}
    </Button>
  )
}
