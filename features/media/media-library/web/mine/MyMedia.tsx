import { type Part, PartsFrame, ScreensContext } from '@guanlan/platform/web'
import { useContext } from 'react'
import { strings } from '../../strings.ts'

/** What is ours among media, part by part; a feature above adds its part with a line here. */
const parts: readonly Part[] = [
  { name: 'channels', title: strings.channels, screen: 'mediaLibrary.channels', permission: 'mediaLibrary.view' },
  { name: 'groups', title: strings.groups, screen: 'mediaLibrary.groups', permission: 'monitors.view' },
  { name: 'journalists', title: strings.journalists, screen: 'journalists.list', permission: 'mediaLibrary.view' },
]

export default function MyMedia() {
  return <PartsFrame parts={parts} screens={useContext(ScreensContext)} />
}
