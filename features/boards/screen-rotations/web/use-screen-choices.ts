import { screenAddresses } from '@guanlan/features/boards/big-screens/contract'
import { useScreens } from '@guanlan/features/boards/big-screens/web'
import type { RotationEntry } from '../contract.ts'

export type ShownScreen = RotationEntry['screen']

/** All screens, as a field of one names them. */
export function useScreenChoices(): { id: ShownScreen; name: string }[] {
  const { data } = useScreens()
  return (data ?? []).map(({ address, title }) => {
    const last = address.split('/').at(-1) ?? ''
    return { id: screenAddresses.find(name => name === last) ?? Number(last), name: title }
  })
}
