// Draws both maps of Antike II once and writes the drawing as data: node scripts/antike-map.mjs [content folder]
// The real coast (Natural Earth) is bent by a thin-plate spline until every city lies in its region; region
// outlines are smoothed chain by chain, so that neighbours share one line and never gap.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { load } from "js-yaml";
import { feature } from "topojson-client";
import { NAMES, PIECES, PLACES, SEAS } from "./antike-places.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const content = process.argv[2] ?? join(here, "../../src/ziggurat/games/antike/content");
const world = createRequire(import.meta.url)("world-atlas/land-50m.json");
const LAND = feature(world, world.objects.land)
  .features.flatMap((f) =>
    f.geometry.type === "Polygon" ? [f.geometry.coordinates] : f.geometry.coordinates,
  )
  .flat();

const STIFFNESS = 8;
const BOXES = { mare_nostrum: [-17, 23, 52, 57.5], orient: [-4, -4, 74, 56] };

const mercator = ([lon, lat]) => [
  lon * 10,
  (-Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 1800) / Math.PI,
];

function solve(matrix, right) {
  const n = matrix.length;
  const m = matrix.map((row, i) => [...row, ...right[i]]);
  for (let i = 0; i < n; i++) {
    let pivot = i;
    for (let j = i + 1; j < n; j++) if (Math.abs(m[j][i]) > Math.abs(m[pivot][i])) pivot = j;
    [m[i], m[pivot]] = [m[pivot], m[i]];
    for (let j = 0; j < n; j++) {
      if (j === i) continue;
      const factor = m[j][i] / m[i][i];
      if (factor) for (let k = i; k < m[0].length; k++) m[j][k] -= factor * m[i][k];
    }
  }
  return m.map((row, i) => row.slice(n).map((value) => value / m[i][i]));
}

/** The spline from longitude and latitude to the map, through the cities and an affine rim. */
function spline(places, regions, [west, south, east, north]) {
  const from = regions.map((r) => mercator(places[r.id]));
  const to = regions.map((r) => [r.x, r.y]);
  const rows = from.map((s) => [1, ...s]);
  const range = [0, 1, 2];
  const affine = solve(
    range.map((i) => range.map((j) => rows.reduce((sum, row) => sum + row[i] * row[j], 0))),
    range.map((i) => [0, 1].map((j) => rows.reduce((sum, row, k) => sum + row[i] * to[k][j], 0))),
  );
  const flat = (s) => [0, 1].map((j) => affine[0][j] + affine[1][j] * s[0] + affine[2][j] * s[1]);
  const midX = (west + east) / 2;
  const midY = (south + north) / 2;
  for (const lon of [west, midX, east])
    for (const lat of [south, midY, north]) {
      if (lon === midX && lat === midY) continue;
      from.push(mercator([lon, lat]));
      to.push(flat(mercator([lon, lat])));
    }
  const bend = (square) => (square < 1e-9 ? 0 : (square * Math.log(square)) / 2);
  const distance = (a, b) => bend((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2);
  const kernel = from.map((a, i) => [
    ...from.map((b, j) => distance(a, b) + (i === j ? STIFFNESS * 100 : 0)),
    1,
    ...a,
  ]);
  for (const k of range) kernel.push([...from.map((s) => (k ? s[k - 1] : 1)), 0, 0, 0]);
  const weight = solve(kernel, [...to, [0, 0], [0, 0], [0, 0]]);
  const n = from.length;
  return (place) => {
    const s = mercator(place);
    return [0, 1].map(
      (j) =>
        from.reduce((sum, a, i) => sum + weight[i][j] * distance(s, a), 0) +
        weight[n][j] +
        weight[n + 1][j] * s[0] +
        weight[n + 2][j] * s[1],
    );
  };
}

/** Sutherland-Hodgman against a rectangle. */
function clip(ring, [x0, y0, x1, y1]) {
  const cut = (axis, at) => (a, b) => {
    const t = (at - a[axis]) / (b[axis] - a[axis]);
    const p = [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])];
    p[axis] = at;
    return p;
  };
  const planes = [
    [(p) => p[0] >= x0, cut(0, x0)],
    [(p) => p[0] <= x1, cut(0, x1)],
    [(p) => p[1] >= y0, cut(1, y0)],
    [(p) => p[1] <= y1, cut(1, y1)],
  ];
  let points = ring;
  for (const [inside, cross] of planes) {
    const out = [];
    points.forEach((a, i) => {
      const b = points[(i + 1) % points.length];
      if (inside(a)) out.push(a);
      if (inside(a) !== inside(b)) out.push(cross(a, b));
    });
    points = out;
    if (!points.length) break;
  }
  return points;
}

/** Douglas-Peucker. */
function simplify(points, tolerance) {
  if (points.length < 3) return points;
  const [[ax, ay], [bx, by]] = [points[0], points.at(-1)];
  const length = Math.hypot(bx - ax, by - ay);
  let [worst, at] = [0, 0];
  for (let i = 1; i < points.length - 1; i++) {
    const [x, y] = points[i];
    const off =
      length < 1e-6
        ? Math.hypot(x - ax, y - ay)
        : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
    if (off > worst) [worst, at] = [off, i];
  }
  return worst > tolerance
    ? [...simplify(points.slice(0, at + 1), tolerance).slice(0, -1), ...simplify(points.slice(at), tolerance)]
    : [points[0], points.at(-1)];
}

/** Path data with relative coordinates of one decimal: half the size of absolute ones. */
function path(points) {
  let out = "";
  let [px, py] = [0, 0];
  points.forEach(([fx, fy], i) => {
    const [x, y] = [Math.round(fx * 10), Math.round(fy * 10)];
    if (!i) out = `M${x / 10} ${y / 10}l`;
    else {
      const [dx, dy] = [(x - px) / 10, (y - py) / 10];
      out += (i > 1 && dx >= 0 ? " " : "") + dx + (dy >= 0 ? " " : "") + dy;
    }
    [px, py] = [x, y];
  });
  return out;
}

const area = (ring) =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [u, v] = ring[(i + 1) % ring.length];
      return sum + x * v - u * y;
    }, 0) / 2,
  );

function coastline(warp, box) {
  const frame = [-420, -320, 1420, 1020];
  return LAND.map((ring) => clip(ring.slice(0, -1), box))
    .filter((ring) => ring.length > 2)
    .map((ring) => {
      const dense = ring.flatMap((a, i) => {
        const b = ring[(i + 1) % ring.length];
        const n = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / 2));
        return Array.from({ length: n }, (_, k) => [
          a[0] + ((b[0] - a[0]) * k) / n,
          a[1] + ((b[1] - a[1]) * k) / n,
        ]);
      });
      return clip(dense.map(warp), frame);
    })
    .filter((ring) => ring.length > 2 && area(ring) >= 14)
    .map((ring) => `${path(simplify(ring, 0.42))}z`)
    .join("");
}

const key = (p) => p.map((v) => v.toFixed(1)).join(",");

/** Splits outlines into chains at junctions and smooths every chain once, with a small steady wobble. */
function outlines(polygons) {
  const owners = new Map();
  const neighbours = new Map();
  for (const { id, polygon } of polygons)
    polygon.forEach((p, i) => {
      const k = key(p);
      owners.set(k, (owners.get(k) ?? new Set()).add(id));
      const near = neighbours.get(k) ?? new Set();
      near.add(key(polygon[(i + 1) % polygon.length]));
      near.add(key(polygon.at(i - 1)));
      neighbours.set(k, near);
    });
  const junction = (p) => {
    const k = key(p);
    return neighbours.has(k) && (neighbours.get(k).size !== 2 || owners.get(k).size > 2);
  };
  let seed = 3;
  const wobble = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647 - 0.5;
  };
  const done = new Map();
  function smooth(chain) {
    const forward = chain.map(key).join("|");
    const backward = [...chain].reverse().map(key).join("|");
    if (done.has(forward)) return done.get(forward);
    if (done.has(backward)) return [...done.get(backward)].reverse();
    let points = [chain[0]];
    for (let i = 1; i < chain.length; i++) {
      const [a, b] = [chain[i - 1], chain[i]];
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
      const n = Math.max(1, Math.round(length / 22));
      for (let j = 1; j < n; j++) {
        const [t, w] = [j / n, wobble() * 3.4];
        points.push([
          a[0] + (b[0] - a[0]) * t - ((b[1] - a[1]) / length) * w,
          a[1] + (b[1] - a[1]) * t + ((b[0] - a[0]) / length) * w,
        ]);
      }
      points.push(b);
    }
    for (let round = 0; round < 2; round++) {
      const out = [points[0]];
      for (let i = 0; i < points.length - 1; i++) {
        const [a, b] = [points[i], points[i + 1]];
        out.push([a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25]);
        out.push([a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75]);
      }
      out.push(points.at(-1));
      points = out;
    }
    points = simplify(points, 0.3);
    done.set(forward, points);
    return points;
  }
  const follow = (points) => {
    const out = [];
    let chain = [points[0]];
    points.slice(1).forEach((p, i) => {
      chain.push(p);
      if (junction(p) || i === points.length - 2) {
        const s = smooth(chain);
        out.push(...(out.length ? s.slice(1) : s));
        chain = [p];
      }
    });
    return out;
  };
  return {
    line: (points) => path(follow(points)),
    ring: (polygon) => {
      const start = Math.max(0, polygon.findIndex(junction));
      return `${path(follow([...polygon.slice(start), ...polygon.slice(0, start), polygon[start]]))}Z`;
    },
  };
}

function inside(polygon, x, y) {
  let hit = false;
  polygon.forEach(([a, b], i) => {
    const [c, d] = polygon.at(i - 1);
    if (b > y !== d > y && x < ((c - a) * (y - b)) / (d - b) + a) hit = !hit;
  });
  return hit;
}

function peaks(polygon) {
  const xs = polygon.map((p) => p[0]);
  const ys = polygon.map((p) => p[1]);
  const out = [];
  for (let y = Math.min(...ys) + 12, row = 0; y < Math.max(...ys) + 4; y += 11, row++)
    for (let x = Math.min(...xs) + 4 + (row % 2) * 8; x < Math.max(...xs); x += 16)
      if (inside(polygon, x - 5, y - 2) && inside(polygon, x + 5, y - 2) && inside(polygon, x, y - 9))
        out.push([Math.round(x), Math.round(y)]);
  return out;
}

for (const id of ["mare_nostrum", "orient"]) {
  const map = load(readFileSync(join(content, `map_${id}.yaml`), "utf8"));
  const warp = spline(PLACES[id], map.regions, BOXES[id]);
  const draw = outlines([...map.regions, ...map.barriers]);
  const borders = { land: "", sea: "", both: "" };
  for (const border of map.borders) borders[border.kind] += draw.line(border.line);
  const off = Math.max(
    ...map.regions.map((r) => {
      const [x, y] = warp(PLACES[id][r.id]);
      return Math.hypot(x - r.x, y - r.y);
    }),
  );
  const drawing = {
    coast: coastline(warp, BOXES[id]),
    regions: Object.fromEntries(
      map.regions.map((r) => [
        r.id,
        {
          d: draw.ring(r.polygon),
          x: r.x,
          y: r.y,
          name: NAMES[id][r.id] ?? [0, 24],
          pieces: PIECES[id][r.id] ?? [22, -3],
        },
      ]),
    ),
    barriers: map.barriers.map((b) => ({ d: draw.ring(b.polygon), peaks: peaks(b.polygon) })),
    borders,
    seas: SEAS[id],
  };
  const folder = join(here, "../src/boards/antike/maps");
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true });
  const text = JSON.stringify(drawing);
  writeFileSync(join(folder, `${id}.json`), `${text}\n`);
  console.log(`${id}: ${text.length} bytes, coast within ${off.toFixed(1)} units of every city`);
}
