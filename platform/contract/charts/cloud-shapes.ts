/** Shapes that a cloud of words fills. Pure. */
export const cloudShapes = ['rectangle', 'ellipse', 'diamond', 'triangle', 'heart'] as const
export type CloudShape = (typeof cloudShapes)[number]

type Within = (u: number, v: number) => boolean
/** Of a square from −1 to 1, downwards. */
const within: Readonly<Record<CloudShape, Within>> = {
  rectangle: (u, v) => Math.abs(u) <= 1 && Math.abs(v) <= 1,
  ellipse: (u, v) => u * u + v * v <= 1,
  diamond: (u, v) => Math.abs(u) + Math.abs(v) <= 1,
  triangle: (u, v) => v <= 1 && Math.abs(u) <= (v + 1) / 2,
  // The curve (x² + y² − 1)³ = x²y³, which reaches about 1.2 upwards and to both sides, 1 downwards.
  heart(u, v) {
    const [x, y] = [1.2 * u, 0.1 - 1.1 * v]
    return (x * x + y * y - 1) ** 3 <= x * x * y * y * y
  },
}

/** From where words are placed outwards: the widest place of the shape, by its height from −1 to 1. */
export const middleOf: Readonly<Record<CloudShape, number>> = {
  rectangle: 0,
  ellipse: 0,
  diamond: 0,
  triangle: 0.4,
  heart: -0.25,
}

/** Whether a box in a room lies within the shape that fills the room: none of these shapes but the heart is hollow at the top, so that its corners and the middles of its sides say it. */
export function fitsIn(
  shape: CloudShape,
  box: { x: number; y: number; width: number; height: number },
  room: { width: number; height: number },
): boolean {
  const at = (dx: number, dy: number) =>
    within[shape](((box.x + dx * box.width) / room.width) * 2 - 1, ((box.y + dy * box.height) / room.height) * 2 - 1)
  return [-0.5, 0, 0.5].every(dx => at(dx, -0.5) && at(dx, 0.5))
}
