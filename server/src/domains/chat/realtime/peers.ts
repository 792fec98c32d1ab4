type Peer = { seq: number; heardAt: number; visible: Set<string> };

/** The other processes, as far as this one has heard from them. */
export function createPeers(now: () => number = Date.now) {
  const peers = new Map<string, Peer>();

  return {
    /**
     * Notes a message of a process. Returns false when an earlier broadcast of it was missed; for a process seen for
     * the first time that is any broadcast at all.
     */
    hear: (from: string, seq: number, isBroadcast: boolean): boolean => {
      const known = peers.get(from);
      peers.set(from, { seq, heardAt: now(), visible: known?.visible ?? new Set() });
      return seq === (known?.seq ?? 0) + (isBroadcast ? 1 : 0);
    },
    setVisible: (from: string, visible: readonly string[]): void => {
      const peer = peers.get(from);
      if (peer) peer.visible = new Set(visible);
    },
    noteVisible: (from: string, userId: string, isVisible: boolean): void => {
      if (isVisible) peers.get(from)?.visible.add(userId);
      else peers.get(from)?.visible.delete(userId);
    },
    forget: (from: string): void => void peers.delete(from),
    /** Forgets those that have sent nothing for that long, and returns how many there were. */
    forgetSilent: (ms: number): number => {
      const silent = [...peers].filter(([, { heardAt }]) => now() - heardAt > ms);
      for (const [from] of silent) peers.delete(from);
      return silent.length;
    },
    clear: (): void => peers.clear(),
    isVisible: (userId: string): boolean => [...peers.values()].some(({ visible }) => visible.has(userId)),
    get count() {
      return peers.size;
    },
  };
}
