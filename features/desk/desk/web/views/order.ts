/** The order of saved views after one of them was moved behind another; 0: to the top. Pure. */
export function movedOrder(order: readonly number[], { id, idPrev }: { id: number; idPrev: number }): number[] {
  const others = order.filter(each => each !== id)
  return others.toSpliced(others.indexOf(idPrev) + 1, 0, id)
}
