import { screens as bigScreens } from '@guanlan/features/boards/big-screens/screens'
import { screens as boards } from '@guanlan/features/boards/boards/screens'
import { screens as dataTasks } from '@guanlan/features/boards/data-tasks/screens'
import { screens as screenMaterials } from '@guanlan/features/boards/screen-materials/screens'
import { screens as screenRotations } from '@guanlan/features/boards/screen-rotations/screens'
import { screens as wallPlayers } from '@guanlan/features/boards/wall-players/screens'
import type { Screens } from '@guanlan/platform/web'

/** Each is loaded when it is first opened. */
export const screens: Screens = {
  ...boards,
  ...dataTasks,
  ...screenMaterials,
  ...bigScreens,
  ...screenRotations,
  ...wallPlayers,
}
