#!/usr/bin/env bash
# Object storage for tests: Ceph's gateway (S3) with one monitor and one disk, on 127.0.0.1, in one folder, as whoever calls it.
#   ceph-gateway.sh start FOLDER [PORT]   starts it, empty or on what FOLDER holds; prints its address once it answers
#   ceph-gateway.sh stop  FOLDER          stops it
# Debian packages: radosgw ceph-mon ceph-osd (--no-install-recommends). Ports: PORT (S3), PORT+1 (monitor), PORT+2…PORT+8 (disk).
# AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are the credentials that it will know. What it acknowledged survives kill -9.
set -euo pipefail
command=${1:?start or stop} dir=$(realpath -m "${2:?folder}") port=${3:-4280}
export CEPH_CONF=$dir/ceph.conf PATH=$PATH:/usr/sbin:/sbin
cluster=5f3c9a3e-1f7b-4f5e-9a52-0c7e6f2f1d11
disk_bytes=$((1024 * 1024 * 1024))

alive() { local pid; pid=$(cat "$dir/$1.pid" 2>/dev/null) && [ "$(readlink "/proc/$pid/cwd" 2>/dev/null)" = "$dir" ]; }
fail() { echo "$1 did not start:" >&2; tail -n 5 "$dir/$1.out" "$dir"/*.log >&2; stop; exit 1; }
# With the folder as its working folder: so a reused process number is never taken for ours.
run() { local name=$1; shift; setsid "$@" -f >"$dir/$name.out" 2>&1 </dev/null & echo $! >"$dir/$name.pid"; }

stop() {
  for name in gateway osd monitor; do
    if alive $name; then
      kill "$(cat "$dir/$name.pid")"
      for _ in $(seq 100); do alive $name || break; sleep 0.05; done
      if alive $name; then kill -9 "$(cat "$dir/$name.pid")"; fi
    fi
    rm -f "$dir/$name.pid"
  done
}

[ "$command" = stop ] && { stop; exit 0; }
mkdir -p "$dir"
cd "$dir"
# Without authentication the gateway's wish for an encrypted monitor would make it wait for ever, hence `crc`. The gateway
# makes its pools one by one, each a round of the monitor, hence the short intervals.
cat >"$CEPH_CONF" <<SETTINGS
[global]
fsid = $cluster
mon host = v2:127.0.0.1:$((port + 1))
auth cluster required = none
auth service required = none
auth client required = none
public addr = 127.0.0.1
cluster addr = 127.0.0.1
ms bind msgr1 = false
ms mon client mode = crc
ms bind port min = $((port + 2))
ms bind port max = $((port + 8))
ms async op threads = 1
run dir = $dir
admin socket = $dir/\$name.asok
log file = $dir/\$name.log
mon cluster log file = $dir/cluster.log
crash dir = $dir
keyring = $dir/keyring
mon data = $dir/monitor
mon data avail crit = 1
mon allow pool size one = true
paxos propose interval = 0.05
paxos min wait = 0.01
mon osd cache size = 50
osd data = $dir/osd
osd objectstore = bluestore
osd crush chooseleaf type = 0
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 8
osd pool default pg autoscale mode = off
osd op num shards = 1
osd op num threads per shard = 4
osd memory target = 900M
bluestore block path =
bluestore block size = $disk_bytes
bluestore block create = true
rgw data = $dir/gateway
rgw frontends = beast endpoint=127.0.0.1:$port
rgw thread pool size = 64
rgw rados pool pg num min = 8
rgw enable usage log = false
SETTINGS
if [ ! -e "$dir/made" ]; then
  mkdir -p "$dir/monitor" "$dir/osd" "$dir/gateway"
  : >"$dir/keyring"
  # The disk is in the first map, so nobody has to add it; without --no-mon-config it would wait five minutes for a monitor.
  {
    monmaptool --create --clobber --fsid $cluster --addv a "[v2:127.0.0.1:$((port + 1))]" "$dir/monmap"
    osdmaptool --createsimple 1 --clobber "$dir/osdmap"
    ceph-mon --mkfs -i a --monmap "$dir/monmap" --osdmap "$dir/osdmap"
    ceph-osd --mkfs -i 0 --no-mon-config
  } >"$dir/make.out" 2>&1 || { cat "$dir/make.out" >&2; exit 1; }
fi
alive monitor || run monitor ceph-mon -i a
alive osd || run osd ceph-osd -i 0
if [ ! -e "$dir/made" ]; then
  timeout 60 radosgw-admin user create --uid plumbline --display-name plumbline --access-key "$AWS_ACCESS_KEY_ID" \
    --secret-key "$AWS_SECRET_ACCESS_KEY" >"$dir/user.out" 2>&1 || fail osd
fi
alive gateway || run gateway radosgw -n client.gateway
for _ in $(seq 600); do
  alive gateway || fail gateway
  (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null && { touch "$dir/made"; echo "http://127.0.0.1:$port"; exit 0; }
  sleep 0.1
done
fail gateway
