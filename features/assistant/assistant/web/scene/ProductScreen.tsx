import { SceneScreen } from './SceneScreen.tsx'

export default function ProductScreen() {
  return <SceneScreen scene="product" />
}
