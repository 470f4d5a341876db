import { lazy } from 'react'

/** antd's theme and language around its children; arrives with the signed-in frame. */
export const AntdRoom = lazy(() => import('./AntdRoom.tsx'))
