import { Note, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import type { PlugType } from '../contract.ts'
import { strings } from '../strings.ts'
import { usePlugins, usePlugName } from './api.ts'

/** Says so while a plug-in is off. */
export function OffNote({ plugType }: { plugType: PlugType }) {
  const t = useWords(strings)
  const { data } = usePlugins()
  const nameOf = usePlugName()
  const plugin = data?.find(each => each.plugType === plugType)
  if (!plugin || plugin.isOpen === 1) return null
  return (
    <Note>
      {t('isOffNote', { name: nameOf(plugin) })} <Link to="/pluginSystem">{t('system')}</Link>
    </Note>
  )
}
