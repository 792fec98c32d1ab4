/** The settings files of nginx and pgbouncer: those of `deploy/` with this machine's addresses. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../tooling/scripts/checks.mjs';

const DEPLOY = path.join(ROOT, 'deploy');

/** A file of `deploy/` with other words in it; each must be there, or the file is no longer the one that was meant. */
function adapt(file, words) {
  let text = fs.readFileSync(path.join(DEPLOY, file), 'utf8');
  for (const [word, ours] of words) {
    if (!text.includes(word)) throw new Error(`deploy/${file} says nothing of ${word}`);
    text = text.replaceAll(word, ours);
  }
  return text;
}

/** A certificate that signs itself, for localhost. */
export function makeCertificate(folder) {
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
  const kind = [
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '30',
  ];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  execFileSync('openssl', ['req', ...kind, ...subject, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  return { key, certificate, text: fs.readFileSync(certificate, 'utf8') };
}

/**
 * `ports`: `site` (https; http without a certificate), `inner` (where edges ask), `webs`, `edges`. Returns the file to
 * start nginx with.
 */
export function writeNginx(folder, { ports, certificate, log }) {
  const ours = 'server 127.0.0.1:3000';
  const room = ' max_conns=64';
  const all = (list, more = '') =>
    list.map((port) => `server 127.0.0.1:${port} fail_timeout=1s${more}`).join('; ');
  const files = {
    'site.conf': adapt('nginx/site.conf', []),
    'proxy.conf': adapt('nginx/proxy.conf', []),
    'busy.conf': adapt('nginx/busy.conf', []),
    'address.conf': certificate
      ? adapt('nginx/address.conf', [
          ['443', `127.0.0.1:${ports.site}`],
          ['plumbline.example', 'localhost'],
          ['/etc/ssl/certs/plumbline.pem', certificate.certificate],
          ['/etc/ssl/private/plumbline.key', certificate.key],
        ])
      : `listen 127.0.0.1:${ports.site};\n`,
    'machines.conf': adapt('nginx/machines.conf', [
      ['/var/cache/nginx/pages', path.join(folder, 'cache')],
      [
        `plumbline { zone plumbline 64k; ${ours}${room};`,
        `plumbline { zone plumbline 64k; ${all(ports.webs, room)};`,
      ],
      [
        `plumbline_edges { zone plumbline_edges 64k; ${ours}${room};`,
        `plumbline_edges { zone plumbline_edges 64k; ${all(ports.edges, room)}; ${all(ports.webs, `${room} backup`)};`,
      ],
      [`plumbline_sockets { ${ours} max_fails=0;`, `plumbline_sockets { ${all(ports.webs, ' max_fails=0')};`],
    ]),
  };
  fs.mkdirSync(path.join(folder, 'plumbline'), { recursive: true });
  for (const [name, text] of Object.entries(files))
    fs.writeFileSync(path.join(folder, 'plumbline', name), text);
  const main = path.join(folder, 'nginx.conf');
  fs.writeFileSync(main, mainFile(folder, { inner: ports.inner, log }));
  return main;
}

/** What Debian's own nginx.conf is for, and the inner address behind which edges find whichever web process is there. */
const mainFile = (folder, { inner, log }) => `daemon off;
pid ${folder}/pid;
error_log ${folder}/errors.log;
events { worker_connections 4096; }
http {
  log_format served '$status $upstream_cache_status $upstream_addr $request';
  access_log ${log} served;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
  include plumbline/site.conf;
  server {
    listen 127.0.0.1:${inner};
    access_log off;
    location / {
      proxy_pass http://plumbline;
      proxy_http_version 1.1;
      proxy_connect_timeout 3s;
      proxy_set_header Connection '';
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $http_x_forwarded_proto;
    }
  }
}
`;

/** Names the database's server; called again after a promotion. Returns the file. */
export function writePgbouncer(folder, { port, serverPort, password }) {
  fs.writeFileSync(path.join(folder, 'settings.ini'), adapt('pgbouncer/settings.ini', []));
  fs.writeFileSync(path.join(folder, 'users.txt'), `"plumbline" "${password}"\n`);
  const file = path.join(folder, 'pgbouncer.ini');
  fs.writeFileSync(
    file,
    `[databases]
plumbline = host=127.0.0.1 port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${folder}/users.txt
%include ${folder}/settings.ini
`,
  );
  return file;
}
