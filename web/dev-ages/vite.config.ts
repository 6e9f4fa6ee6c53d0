import base from "../vite.config";
export default { ...base, root: "/work/main/web", server: { proxy: { "/api": "http://127.0.0.1:8177", "/ws": { target: "ws://127.0.0.1:8177", ws: true } } } };
