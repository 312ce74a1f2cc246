import {
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'

/** On touch screens a drag starts after a short press, so that swipes still scroll. */
const HOLD_MS = 250
const MIN_DRAG_PX = 6

const keyboardCodes = { start: [KeyboardCode.Space], cancel: [KeyboardCode.Esc], end: [KeyboardCode.Space] }

/** Dragging by mouse and touch, and by keyboard if `coordinateGetter` says where the arrow keys lead. */
export function useDragSensors(coordinateGetter?: KeyboardCoordinateGetter) {
  const keyboard = useSensor(KeyboardSensor, { ...(coordinateGetter && { coordinateGetter }), keyboardCodes })
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: MIN_DRAG_PX } }),
    useSensor(TouchSensor, { activationConstraint: { delay: HOLD_MS, tolerance: 8 } }),
    coordinateGetter ? keyboard : null,
  )
}
