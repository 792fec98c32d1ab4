import { useRef, useState, type DragEvent } from 'react';

const bringsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Props of an area that takes dropped files. `isOver`: some are held over it. */
export function useFileDrop(onDrop: (files: readonly File[]) => void) {
  // Every element inside tells of its own entering and leaving.
  const depth = useRef(0);
  const [isOver, setIsOver] = useState(false);

  function end() {
    depth.current = 0;
    setIsOver(false);
  }

  return {
    isOver,
    area: {
      onDragEnter(event: DragEvent) {
        if (!bringsFiles(event)) return;
        depth.current += 1;
        setIsOver(true);
      },
      onDragLeave(event: DragEvent) {
        if (!bringsFiles(event)) return;
        depth.current -= 1;
        if (depth.current <= 0) end();
      },
      onDragOver(event: DragEvent) {
        if (bringsFiles(event)) event.preventDefault();
      },
      onDrop(event: DragEvent) {
        if (!bringsFiles(event)) return;
        event.preventDefault();
        end();
        onDrop(Array.from(event.dataTransfer.files));
      },
    },
  };
}
