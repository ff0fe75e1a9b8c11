"""Surfaces. `make` turns a finish, as the scene file describes it, into a material.

Object coordinates are the frame's own millimetres: x to the wearer's left, y up, z to the camera.
"""

import bpy


def linear(color):
    """The light of an sRGB hex colour, as Blender counts it."""
    channels = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels) + (1.0,)


class Graph:
    """A material's nodes, with less ceremony."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.output = self.tree.nodes.new("ShaderNodeOutputMaterial")

    def node(self, kind, inputs=None, **settings):
        node = self.tree.nodes.new("ShaderNode" + kind)
        for name, value in settings.items():
            setattr(node, name, value)
        for name, value in (inputs or {}).items():
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, node.inputs[name])
            else:
                node.inputs[name].default_value = value
        return node

    def math(self, operation, a, b):
        return self.node("Math", {0: a, 1: b}, operation=operation).outputs[0]

    def map(self, value, low, high):
        """0..1 to low..high."""
        return self.node("MapRange", {"Value": value, "To Min": low, "To Max": high}).outputs[0]

    def ramp(self, factor, stops):
        node = self.node("ValToRGB", {"Fac": factor})
        node.color_ramp.interpolation = "EASE"
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, color) in zip(elements, stops):
            element.position, element.color = position, color
        return node.outputs["Color"]

    def place(self, finish=None):
        """Where a point is in the object. Props count in centimetres: `scale` brings them to a frame's millimetres."""
        place = self.node("TexCoord").outputs["Object"]
        scale = (finish or {}).get("scale", 1)
        if scale == 1:
            return place
        return self.node("VectorMath", {0: place, "Scale": scale}, operation="SCALE").outputs["Vector"]

    def mix(self, factor, first, second):
        return self.node("MixShader", {0: factor, 1: first, 2: second}).outputs[0]

    def finish(self, shader):
        self.tree.links.new(shader, self.output.inputs["Surface"])
        return self.material


def color_of(graph, finish, power=1.0, scale=1.0):
    """A flat colour, a gradient up the frame, or the figure of havana."""

    def tone(color):
        return tuple(scale * c**power for c in linear(color)[:3]) + (1.0,)

    if "figure" in finish:
        return havana(graph, graph.place(finish), [tone(color) for color in finish["figure"]])
    if "below" not in finish:
        return tone(finish["color"])
    height = graph.node("SeparateXYZ", {0: graph.place()}).outputs["Y"]
    share = graph.node(
        "MapRange", {"Value": height, "From Min": finish["to"], "From Max": finish["from"]}
    ).outputs[0]
    return graph.ramp(share, [(0, tone(finish["below"])), (1, tone(finish["color"]))])


def havana(graph, place, tones):
    """Flakes and clouds: noise laid over noise that is itself displaced."""
    place = graph.node(
        "Mapping", {"Vector": place, "Scale": (0.048, 0.03, 0.075), "Rotation": (0.3, 0.5, 0.35)}
    ).outputs[0]
    clouds = graph.node("TexNoise", {"Vector": place, "Scale": 1.1, "Detail": 2.0}).outputs["Color"]
    moved = graph.node("VectorMath", {0: place, 1: clouds}, operation="ADD").outputs[0]
    flakes = graph.node(
        "TexNoise", {"Vector": moved, "Scale": 1.55, "Detail": 3.5, "Roughness": 0.55, "Distortion": 0.7}
    ).outputs["Fac"]
    return graph.ramp(flakes, list(zip((0.38, 0.47, 0.55, 0.64), tones)))


def metal(finish):
    graph = Graph("metal")
    stretch = (0.3, 6, 6) if finish.get("isBrushed") else (1.5, 1.5, 1.5)
    place = graph.node("Mapping", {"Vector": graph.place(finish), "Scale": stretch}).outputs[0]
    grain = graph.node("TexNoise", {"Vector": place, "Scale": 1.0, "Detail": 3.0}).outputs["Fac"]
    rough = finish["roughness"]
    inputs = {
        "Base Color": color_of(graph, finish),
        "Metallic": 1.0,
        "Roughness": graph.map(grain, rough * 0.85, rough * 1.2),
        "Clearcoat": finish.get("coat", 0.0),
        "Clearcoat Roughness": 0.12,
    }
    if finish.get("grain"):
        bump = graph.node("Bump", {"Height": grain, "Strength": 0.2 * finish["grain"], "Distance": 0.01})
        inputs["Normal"] = bump.outputs[0]
    return graph.finish(graph.node("BsdfPrincipled", inputs).outputs[0])


def acetate(finish):
    graph = Graph("acetate")
    color = color_of(graph, finish)
    shader = graph.node(
        "BsdfPrincipled",
        {
            "Base Color": color,
            "Roughness": finish["roughness"],
            "Clearcoat": finish.get("coat", 0.0),
            "Clearcoat Roughness": 0.03,
        },
    ).outputs[0]
    if finish.get("translucency"):
        through = graph.node("BsdfTranslucent", {"Color": color}).outputs[0]
        shader = graph.mix(finish["translucency"], shader, through)
    return graph.finish(shader)


def crystal(finish):
    """Clear acetate. Shadows and soft light pass straight through it: bent light would take minutes to settle."""
    graph = Graph("crystal")
    color = color_of(graph, finish)
    body = graph.node(
        "BsdfPrincipled",
        {
            "Base Color": color,
            "Transmission": 1.0,
            "IOR": 1.48,
            "Roughness": min(finish["roughness"], 0.12) * 0.25,
        },
    ).outputs[0]
    # Light that is bent away leaves a shadow: `shade` of it passes.
    shade = finish.get("shade", 1)
    passing = color if shade == 1 else color_of(graph, finish, scale=shade)
    straight = graph.node("BsdfTransparent", {"Color": passing}).outputs[0]
    ray = graph.node("LightPath").outputs
    is_straight = graph.math("MAXIMUM", ray["Is Shadow Ray"], ray["Is Diffuse Ray"])
    return graph.finish(graph.mix(is_straight, body, straight))


def glass(finish):
    """What glass lets through. A lens is crossed twice, front and back, so each face takes the square root."""
    graph = Graph("glass")
    color = color_of(graph, finish, 0.5)
    if "rim" in finish:
        rim = tuple(c**0.5 for c in linear(finish["rim"])[:3]) + (1.0,)
        turned = graph.math("POWER", grazing(graph), 2.0)
        color = graph.node("MixRGB", {0: turned, 1: color, 2: rim}).outputs[0]
    return graph.finish(graph.node("BsdfTransparent", {"Color": color}).outputs[0])


def grazing(graph):
    """0 where the surface faces the eye, 1 at its outline."""
    facing = graph.node("NewGeometry").outputs
    cosine = graph.node("VectorMath", {0: facing["Incoming"], 1: facing["Normal"]}, operation="DOT_PRODUCT")
    return graph.math("SUBTRACT", 1.0, graph.math("ABSOLUTE", cosine.outputs["Value"], 0.0))


def glass_sheen(finish):
    """What glass reflects: a mirror whose colour, not whose chance, is the reflectance."""
    graph = Graph("sheen")
    # Schlick's curve for both faces of the lens.
    reflectance = graph.math("ADD", 0.075, graph.math("MULTIPLY", 0.8, graph.math("POWER", grazing(graph), 5.0)))
    strength = graph.math("MULTIPLY", reflectance, finish.get("sheen", 1.0))
    tone = graph.node(
        "VectorMath", {0: (0.96, 1.0, 1.0), "Scale": strength}, operation="SCALE"
    ).outputs["Vector"]
    return graph.finish(graph.node("BsdfGlossy", {"Color": tone, "Roughness": 0.0}).outputs[0])


def soft_edges(graph, left, right, bottom, top):
    """1 in the middle of a card and 0 at its edges; each side fades over its own share of the card."""
    axes = graph.node("SeparateXYZ", {0: graph.node("TexCoord").outputs["Generated"]}).outputs

    def fade(axis, start, end):
        return graph.node(
            "MapRange", {"Value": axes[axis], "From Min": start, "From Max": end}, interpolation_type="SMOOTHSTEP"
        ).outputs[0]

    across = graph.math("MULTIPLY", fade("X", 0.0, left), fade("X", 1.0, 1.0 - right))
    upright = graph.math("MULTIPLY", fade("Y", 0.0, bottom), fade("Y", 1.0, 1.0 - top))
    return graph.math("MULTIPLY", across, upright)


def window(strength):
    """Light that is brightest near one upright edge and fades to nothing at every side."""
    graph = Graph("window")
    light = graph.math("MULTIPLY", soft_edges(graph, 0.16, 0.7, 0.3, 0.3), strength)
    return graph.finish(
        graph.node("Emission", {"Color": linear("#F6FAFF"), "Strength": light}).outputs[0]
    )


def flag():
    """Black cloth whose edges do not show in what reflects it."""
    graph = Graph("flag")
    black = graph.node("BsdfDiffuse", {"Color": linear("#050505")}).outputs[0]
    clear = graph.node("BsdfTransparent").outputs[0]
    return graph.finish(graph.mix(soft_edges(graph, 0.4, 0.4, 0.3, 0.3), clear, black))


def plain(color, roughness):
    graph = Graph("plain")
    inputs = {"Base Color": linear(color), "Roughness": roughness, "Specular": 0.3}
    return graph.finish(graph.node("BsdfPrincipled", inputs).outputs[0])


def matt(color):
    graph = Graph("matt")
    return graph.finish(graph.node("BsdfDiffuse", {"Color": linear(color)}).outputs[0])


def glow(color, strength):
    graph = Graph("glow")
    return graph.finish(
        graph.node("Emission", {"Color": linear(color), "Strength": strength}).outputs[0]
    )


def leather(finish):
    """Fine, slightly uneven grain."""
    graph = Graph("leather")
    place = graph.place()
    cells = graph.node("TexVoronoi", {"Vector": place, "Scale": 11.0}).outputs["Distance"]
    uneven = graph.node("TexNoise", {"Vector": place, "Scale": 1.2, "Detail": 4.0}).outputs["Fac"]
    rough = finish["roughness"]
    bump = graph.node("Bump", {"Height": cells, "Strength": 0.22, "Distance": 0.02}).outputs[0]
    inputs = {
        "Base Color": linear(finish["color"]),
        "Roughness": graph.map(uneven, rough * 0.8, rough * 1.2),
        "Specular": 0.4,
        "Normal": bump,
    }
    return graph.finish(graph.node("BsdfPrincipled", inputs).outputs[0])


def suede(finish):
    """Microfibre: matt, with a pale bloom where it turns away, and a nap one only sees close up."""
    graph = Graph("suede")
    nap = graph.node("TexNoise", {"Vector": graph.place(), "Scale": 26.0, "Detail": 3.0}).outputs["Fac"]
    bump = graph.node("Bump", {"Height": nap, "Strength": 0.12, "Distance": 0.02}).outputs[0]
    inputs = {
        "Base Color": linear(finish["color"]),
        "Roughness": 1.0,
        "Specular": 0.05,
        "Sheen": 0.7,
        "Normal": bump,
    }
    return graph.finish(graph.node("BsdfPrincipled", inputs).outputs[0])


def stone(finish):
    """Honed stone: soft beds of a little lighter and darker, no shine. Pores are too fine to see from where one stands."""
    graph = Graph("stone")
    bedded = graph.node(
        "Mapping", {"Vector": graph.place(), "Scale": (0.09, 0.09, 0.5), "Rotation": (0.12, 0.2, 0.4)}
    ).outputs[0]
    beds = graph.node("TexNoise", {"Vector": bedded, "Scale": 1.0, "Detail": 5.0, "Distortion": 0.6}).outputs["Fac"]
    tone = graph.ramp(beds, [(0.3, linear(finish["dark"])), (0.7, linear(finish["color"]))])
    inputs = {"Base Color": tone, "Roughness": finish["roughness"], "Specular": 0.2}
    return graph.finish(graph.node("BsdfPrincipled", inputs).outputs[0])


def wood(finish):
    """Oiled wood, its grain along x: broad figure from slow noise, pores as short fine lines."""
    graph = Graph("wood")
    place = graph.place()
    long = graph.node("Mapping", {"Vector": place, "Scale": (0.05, 0.8, 0.3)}).outputs[0]
    figure = graph.node(
        "TexNoise", {"Vector": long, "Scale": 1.6, "Detail": 4.0, "Roughness": 0.55, "Distortion": 0.3}
    ).outputs["Fac"]
    fine = graph.node("Mapping", {"Vector": place, "Scale": (0.5, 9.0, 9.0)}).outputs[0]
    pores = graph.node("TexNoise", {"Vector": fine, "Scale": 1.0, "Detail": 3.0}).outputs["Fac"]
    both = graph.math("ADD", graph.math("MULTIPLY", figure, 0.75), graph.math("MULTIPLY", pores, 0.25))
    tone = graph.ramp(both, [(0.36, linear(finish["dark"])), (0.64, linear(finish["color"]))])
    bump = graph.node("Bump", {"Height": pores, "Strength": 0.08, "Distance": 0.02}).outputs[0]
    inputs = {
        "Base Color": tone,
        "Roughness": graph.map(pores, finish["roughness"] * 0.85, finish["roughness"] * 1.15),
        "Specular": 0.35,
        "Normal": bump,
    }
    return graph.finish(graph.node("BsdfPrincipled", inputs).outputs[0])


MAKERS = {
    "metal": metal,
    "acetate": acetate,
    "crystal": crystal,
    "glass": glass,
    "leather": leather,
    "stone": stone,
    "suede": suede,
    "wood": wood,
    "plain": lambda finish: plain(finish["color"], finish["roughness"]),
}


def make(finish):
    return MAKERS[finish["kind"]](finish)
